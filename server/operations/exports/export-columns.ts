import type { Export } from '#contract/operations/exports/exports.ts'

export const exportColumns = ['id', 'state', 'parts', 'parts_done', 'byte_size', 'created_at', 'finished_at', 'expires_at'] as const

/** The states of the check in SQL. */
export const exportOf = (row: Omit<Export, 'state'> & { state: string }) => row as Export
