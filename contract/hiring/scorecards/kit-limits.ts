/** Criteria of one interview kit. */
export const MOST_CRITERIA = 12
