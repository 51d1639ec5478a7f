/** Days after the last confirmation on which the next is due. */
export const DAYS_CONFIRMED = 30
