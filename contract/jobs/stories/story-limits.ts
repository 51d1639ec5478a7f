/** What a story holds at most. */
export const MOST_BLOCKS = 40
