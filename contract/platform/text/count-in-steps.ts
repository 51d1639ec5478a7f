/** Fewer people than this could be one of them. */
export const FEWEST_COUNTED = 5

/**
 * A count of people as it may be told: in steps of five, and null below five, none included. The one way from a count of people to a screen (docs/decisions/0033-two-people-and-counts.md):
 * two of these differ by nobody or by five at least, so adding or dropping a condition tells nothing about one person.
 */
export const countInSteps = (count: number) => (count < FEWEST_COUNTED ? null : count - (count % FEWEST_COUNTED))
