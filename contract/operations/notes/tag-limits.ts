/** Tags that operators give one company. */
export const MOST_TAGS = 10
