import { href } from 'react-router'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'

export const SELECTION_PATH = href('/online/companies/selection')

/** The path of the board, or of the list of all at one step; of every job, or of one. */
export function boardPath({ job_id, step }: { job_id: number | undefined; step?: SelectionStep | undefined }) {
  const asked = new URLSearchParams({ ...(step ? { step } : {}), ...(job_id === undefined ? {} : { job_id: String(job_id) }) })
  return asked.size > 0 ? `${SELECTION_PATH}?${asked}` : SELECTION_PATH
}
