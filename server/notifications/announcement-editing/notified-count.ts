import { sql } from 'kysely'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'

/** Whether an announcement is for some candidates only. Members act for their company, so their numbers are exact. */
export const isNarrowedNotice = sql<boolean>`(segment <> '{}' and audience = 'candidates')`

/** How a count of an announcement is shown: an operator who tries one condition after the other on a draft learns nothing about one candidate. */
export const notifiedCount = (isNarrowed: boolean) => (count: number) => (isNarrowed ? countInSteps(count) : count)
