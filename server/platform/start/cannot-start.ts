/** Why the app cannot start, as a sentence for the person who started it: shown alone, without a stack. */
export class CannotStart extends Error {}
