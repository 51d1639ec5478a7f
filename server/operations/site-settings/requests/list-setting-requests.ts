import { sql } from 'kysely'
import type { SettingRequest } from '#contract/operations/site-settings/site-settings.ts'
import { hindranceOf } from '#server/accounts/operators/second/require-second-operator.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { textsOfVersion, type StoredSettings } from '#server/platform/site-settings/saved-settings.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { changesBetween } from '../changed-settings.ts'

const SHOWN = 10
const WAY_OUT = '急ぐときは、サーバーの .env に書いてください。'

/** Settings as a request keeps them: null takes one away. */
type Wished = Record<string, StoredSettings[string] | null>
type RequestedSettings = { wished: Wished; before: Wished }

/** A row with its two columns of JSON typed: only `requestSettings` writes them. */
export const readSettingRequest = <Row extends { wished: unknown; before: unknown }>(row: Row) => row as Omit<Row, keyof RequestedSettings> & RequestedSettings

/** The last changes that take two operators, those that wait first. */
export async function listSettingRequests(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>): Promise<SettingRequest[]> {
  const { db, now, viewer } = context
  const state = sql<SettingRequest['state']>`case when version_id is not null then 'approved' when ended_at is not null then 'withdrawn'
    when expires_at <= ${now().toISOString()}::timestamptz then 'expired' else 'waiting' end`
  const rows = await db
    .selectFrom('site_setting_requests')
    .select(['id', 'wished', 'before', 'restored_from', 'reason', 'requested_at', 'requested_by_name', 'expires_at', 'ended_at', 'requested_by'])
    .select([sql<string>`coalesce(ended_by_name, '')`.as('ended_by_name'), sql<boolean>`requested_by = ${viewer.id}`.as('is_mine'), state.as('state')])
    .orderBy(sql`ended_at is not null`)
    .orderBy('requested_at', 'desc')
    .limit(SHOWN)
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const { wished, before, requested_by, ...request } = readSettingRequest(row)
      const hindrance = request.state === 'waiting' ? await hindranceOf(context, requested_by, WAY_OUT) : ''
      return { ...request, hindrance, changes: changesBetween(await textsOfRequest(db, before), await textsOfRequest(db, wished)) }
    }),
  )
}

/** With its secrets opened. What is taken away is not among them. */
export async function textsOfRequest(db: Database, wished: Wished) {
  const set = Object.entries(wished).flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]))
  return (await textsOfVersion(db, Object.fromEntries(set))).texts
}
