// What is announced, spoken aloud by the browser where that is chosen.

import { settings } from "../settings/settings.svelte.ts";

// Is something urgent being said?
let is_said_urgently = false;

export function be_silent(): void {
  if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
}

export function speak(text: string, is_urgent: boolean, language: string): void {
  if (settings.speech === "off" || !("speechSynthesis" in globalThis)) return;
  // What is urgent waits for nothing but what is urgent too.
  if (!speechSynthesis.speaking) is_said_urgently = false;
  if (is_urgent && !is_said_urgently) speechSynthesis.cancel();
  is_said_urgently ||= is_urgent;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  speechSynthesis.speak(utterance);
}
