/** A file that cannot be imported at all, in a sentence that says why and what to do. */
export class BrokenFile extends Error {}
