// What `unhurried.ts` loads.

export { default as Claim } from "./Claim.svelte";
export { default as Rulings } from "./Rulings.svelte";
