import type { Master } from './masters.ts'

/** What of a code table can still be chosen: what is not retired, and what was chosen before. */
export const offered = (rows: readonly Master[], chosen: readonly (number | string | null | undefined)[] = []) =>
  rows.filter(({ id, key, retired }) => !retired || chosen.some((one) => one !== null && one !== undefined && (String(one) === String(id) || one === key)))
