/** As many characters may be pasted at once: some twenty postings with all their texts. */
export const LONGEST_PASTE = 200_000
