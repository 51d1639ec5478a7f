import { href } from 'react-router'
import type { BoardFilter } from '#contract/hiring/applications/board-filter.ts'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'

export const SELECTION_PATH = href('/online/companies/selection')

/** What the address of the board says: whose selections it shows, and which of them is open beside it. */
export type Asked = BoardFilter & {
  job_id?: number | undefined
  step?: SelectionStep | undefined
  step_id?: number | undefined
  open?: string | undefined
  view?: 'table' | undefined
}

/** The path of the board, or of the list of all at one step; of every job, or of one. */
export function boardPath({ job_id, step, step_id, assigned, turn, days, channel, tag, open, view }: Asked) {
  const named = Object.entries({ view, step: step && stepKey({ step, step_id: step_id ?? null }), job_id, assigned, turn, days, channel, tag, open }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, String(value)]]),
  )
  return named.length > 0 ? `${SELECTION_PATH}?${new URLSearchParams(named)}` : SELECTION_PATH
}
