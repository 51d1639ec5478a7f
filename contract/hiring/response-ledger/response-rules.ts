const DAY = 86_400_000

/** The numbers of the published formula (/about/metrics#responses). Times in milliseconds. */
export const responseRules = {
  day: DAY,
  /** Until then an answer is awaited; only then a case counts. */
  answer: 7 * DAY,
  /** An answer after that is none any more. */
  late: 30 * DAY,
  /** So long the company may leave a promised meeting without times to choose from. */
  meetingOffer: 30 * DAY,
  /** So long after the last word a selection without a result has ended without one. */
  silence: 45 * DAY,
  /** Cases that began longer ago are left out. */
  window: 365 * DAY,
  /** The same words to somebody else within this time are no answer. */
  repeat: 90 * DAY,
  /** Letters that a message has at least, without signs and digits. */
  letters: 5,
  /** From so many cases on a figure is public. */
  cases: 10,
  /** What candidates say of meetings is told in groups of so many. */
  meetings: 5,
} as const
