import { sql } from 'kysely'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'

/** Whether a notice is for some candidates only. Members of companies act for their company: their numbers are told as they are. */
export const isNarrowedNotice = sql<boolean>`(segment <> '{}' and audience = 'candidates')`

/** How a count of a notice is told: whoever tries one condition after the other on a draft learns nothing of one person. */
export const toldOf = (isNarrowed: boolean) => (count: number) => (isNarrowed ? countInSteps(count) : count)
