/** Why the app cannot start, as a sentence for the operator who started it: shown alone, without a stack. */
export class CannotStart extends Error {}
