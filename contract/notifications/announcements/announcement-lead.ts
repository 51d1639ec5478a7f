/** How far ahead an announcement begins that opens in front of people's pages, in milliseconds: the time in which an operator can still cancel it. */
export const NOTICE_LEAD = 5 * 60_000
