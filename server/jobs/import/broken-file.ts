/** A file that cannot be imported at all, with the reason and the remedy in a sentence. */
export class BrokenFile extends Error {}
