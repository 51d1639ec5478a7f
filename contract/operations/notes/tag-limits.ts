/** Tags that operators give one company or person. */
export const MOST_TAGS = 10
