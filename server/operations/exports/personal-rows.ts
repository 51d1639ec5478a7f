import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { open } from '#server/platform/sealing/seal.ts'

type Row = Record<string, unknown>
type Place = { table_name: string; column_name: string; parent: string | null; parent_column: string | null; parent_key: string | null }

/** Notes and plans of a company's members about a candidate. */
const ofCompanies = [
  'application_steps',
  'application_decline_reasons',
  'scorecards',
  'scorecard_requests',
  'candidate_tags',
  'thread_comments',
  'company_scheduled_messages',
  'candidate_assignments',
  'live_events',
  'scout_drafts',
  'people_list_entries',
  'people_reminders',
  'candidate_notes',
]
/** Notes among operators; a candidate learns of a disclosure in their notifications. */
const ofOperators = ['report_steps', 'data_request_steps', 'conversation_disclosures', 'operator_notes', 'person_tags']
/** Of tables in which both sides have rows, those that the person has seen or written. */
const own: Record<string, RawBuilder<unknown>> = {
  message_drafts: sql`company_user_id is null`,
  message_attachments: sql`(message_id is not null or not company)`,
  scouts: sql`delivered_at is not null`,
  offers: sql`state <> 'draft'`,
  meeting_promise_reasons: sql`notified_at is not null`,
  selection_notices: sql`outcome = 'sent'`,
}

/** Data that guards an account, and data that no longer belongs to one: of no use to its owner, and dangerous in a file. */
const guarded = ['email_tokens', 'sign_in_challenges', 'mails', ...ofCompanies, ...ofOperators]
const secret = /(_hash|_token|^token|^secret|^public_key|^p256dh|^auth|^endpoint|^storage_key)$/

/** Without what proves who they are: the password's hash, the app's secret, recovery codes. */
const ownAccount = (id: string) => sql`
  select id, email, email_verified_at, language, is_demo, restricted_at, restriction_reason, totp_confirmed_at, passkey_factor_at from accounts where id = ${id}`

/**
 * Every row that belongs to somebody, by table. Found by the foreign keys, so that a table which is added later cannot be forgotten:
 * rows that name the person, and rows that hang on such a row.
 */
export async function personalRows(db: Database, candidate_user_id: string): Promise<Record<string, Row[]>> {
  const places = await placesOf(db)
  const tables: Record<string, Row[]> = {
    accounts: await rowsOf(db, sql`select to_jsonb(t) as row from (${ownAccount(candidate_user_id)}) as t`),
    candidate_users: await rowsOf(db, sql`select to_jsonb(t) as row from candidate_users t where id = ${candidate_user_id}`),
  }
  for (const { table_name, column_name, parent, parent_column, parent_key } of places) {
    if (guarded.includes(table_name)) continue
    const [table, column] = [sql.table(table_name), sql.ref(column_name)]
    tables[table_name] = await rowsOf(
      db,
      parent && parent_column && parent_key
        ? sql`select to_jsonb(t) as row from ${table} t where ${column} in (select ${sql.ref(parent_key)} from ${sql.table(parent)} where ${sql.ref(parent_column)} = ${candidate_user_id}) and ${own[table_name] ?? sql`true`}`
        : sql`select to_jsonb(t) as row from ${table} t where ${column} = ${candidate_user_id} and ${own[table_name] ?? sql`true`}`,
    )
  }
  return tables
}

/** Tables with a column for the candidate, then those that refer to one of them and have none. */
async function placesOf(db: Database) {
  const { rows } = await sql<Place>`
    with keys as (
      select conrelid::regclass::text as table_name, confrelid::regclass::text as target, source.attname as column_name, destination.attname as target_column
      from pg_constraint
      join pg_attribute source on source.attrelid = conrelid and source.attnum = conkey[1]
      join pg_attribute destination on destination.attrelid = confrelid and destination.attnum = confkey[1]
      where contype = 'f' and array_length(conkey, 1) = 1 and connamespace = 'public'::regnamespace
    ), direct as (
      select distinct on (table_name) table_name, column_name from keys where target in ('accounts', 'candidate_users')
        -- The account itself is read above; its key names the first account of a member.
        and table_name <> 'accounts' order by table_name, column_name
    )
    select table_name, column_name, null as parent, null as parent_column, null as parent_key from direct
    union all
    select distinct on (keys.table_name) keys.table_name, keys.column_name, direct.table_name, direct.column_name, keys.target_column
    from keys join direct on direct.table_name = keys.target where keys.table_name not in (select table_name from direct)
      -- What a member made is not about a candidate for that.
      and direct.table_name <> 'company_users'
    order by table_name`.execute(db)
  return rows
}

async function rowsOf(db: Database, query: ReturnType<typeof sql>) {
  const { rows } = (await query.execute(db)) as { rows: { row: Row }[] }
  return rows.map(({ row }) => readable(row))
}

const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !secret.test(column))
      .map(([column, value]) => (column.endsWith('_sealed') ? [column.slice(0, -'_sealed'.length), open(value as string | null)] : [column, value])),
  )
