import type { Lookup } from './lookups.ts'

/** What of a code table can still be chosen: what is not retired, and what was chosen before. */
export const offered = (rows: readonly Lookup[], chosen: readonly (number | string | null | undefined)[] = []) =>
  rows.filter(({ id, key, retired }) => !retired || chosen.some((one) => one !== null && one !== undefined && (String(one) === String(id) || one === key)))
