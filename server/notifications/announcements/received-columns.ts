import { sql } from 'kysely'

/** A notice as its readers see it. One that was stopped was shown until then. */
export const receivedColumns = [
  'id',
  'kind',
  'title',
  'message',
  'path',
  'display_start_at',
  sql<string | null>`least(display_end_at, stopped_at)`.as('display_end_at'),
  'viewed_at',
  'confirmed_at',
  'is_require_confirm',
  'confirm_button_text',
  'version',
  'is_demo',
] as const
