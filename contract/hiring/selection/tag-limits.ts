/** Tags that a company gives a candidate, and characters of one. */
export const MOST_TAGS_OF_CANDIDATE = 10
export const LONGEST_TAG = 30
