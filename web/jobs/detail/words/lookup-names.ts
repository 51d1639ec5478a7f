import type { LookupName, Lookups } from '#contract/platform/lookups/lookups.ts'

/** The names of ids in a code table; leaves out unknown ids. */
export const lookupTableNames = (lookups: Lookups, table: LookupName, ids: readonly number[]) =>
  ids.flatMap((id) => lookups[table]?.find((master) => master.id === id)?.name ?? [])
