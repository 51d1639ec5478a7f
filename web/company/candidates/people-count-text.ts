import { FEWEST_COUNTED } from '#contract/platform/text/count-in-steps.ts'
import { grouped } from '#web/ui/text/grouped.ts'

/** A count of candidates in steps: a range that never contradicts the list. */
export const peopleCountText = (total: number | null) =>
  total === 0 ? '0人' : total === null ? `1〜${FEWEST_COUNTED - 1}人` : `${grouped(total)}〜${grouped(total + FEWEST_COUNTED - 1)}人`
