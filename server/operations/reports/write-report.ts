import { siteSettings } from '#server/settings/site-settings.ts'
import { sql, type Updateable } from 'kysely'
import { fail } from '#server/fail.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'

export type OperatorContext = Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }

/** Locks one ticket until the transaction ends. An operator who worked with an older state of it has to look again, so that no colleague's work is lost. */
export async function lockReport({ db }: Pick<OperatorContext, 'db'>, id: string, version?: number) {
  const report = await db.selectFrom('reports').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!report) fail('NOT_FOUND')
  if (version !== undefined && report.version !== version) fail('PAGE_CHANGED')
  return report
}

type Change = { id: string; set?: Updateable<DB['reports']>; step: string; note?: string }

/** A change of a ticket that the transaction holds: the next version, and a line in its own log. */
export async function writeReport({ db, now, viewer }: OperatorContext, { id, set = {}, step, note = '' }: Change) {
  await db
    .updateTable('reports')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db.insertInto('report_steps').values({ report_id: id, at: now().toISOString(), operator_name: viewer.name, kind: step, note }).execute()
}

/** Which of `reports` wait for an operator: the number beside the menu, and the head of the list. */
export const isWaitingReport = sql<boolean>`reports.state in ('open', 'taken')`

/** The subject of `reports`, in a word: the page by its name at that time, or the company of the conversation (`companies` joined). */
export const reportTitle = () =>
  sql<string>`coalesce(nullif(reports.snapshot ->> 'title', ''), companies.name, case reports.about when 'service' then ${siteSettings().name} else '' end)`
