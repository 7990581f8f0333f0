// What is announced, spoken aloud by the browser where that is chosen.

import { settings } from "../settings/settings.svelte.ts";

export function speak(text: string, is_urgent: boolean, language: string): void {
  if (settings.speech === "off" || !("speechSynthesis" in globalThis)) return;
  if (is_urgent) speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  speechSynthesis.speak(utterance);
}
