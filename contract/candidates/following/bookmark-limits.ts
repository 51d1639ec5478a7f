/** For both sides, without the schemas, which no page loads. */
export const MOST_BOOKMARK_LISTS = 30
export const LONGEST_BOOKMARK_NOTE = 1000
export const LONGEST_LIST_NAME = 40
