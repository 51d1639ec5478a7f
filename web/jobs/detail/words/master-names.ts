import type { MasterName, Masters } from '#contract/platform/lookups/masters.ts'

/** The names of ids in a code table; leaves out unknown ids. */
export const masterNames = (masters: Masters, table: MasterName, ids: readonly number[]) =>
  ids.flatMap((id) => masters[table]?.find((master) => master.id === id)?.name ?? [])
