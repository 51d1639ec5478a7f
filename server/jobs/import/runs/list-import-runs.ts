import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'

/** What imports did, the newest first. */
export async function listImportRuns({ db }: Pick<RequestContext, 'db'>, { page = 1, per_page = PAGE_SIZE }: Page) {
  const { total } = await db
    .selectFrom('import_runs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const import_runs = await db
    .selectFrom('import_runs')
    .select(['id', 'file', 'format', 'command', 'started_at', 'records', 'imported', 'updated', 'unchanged', 'skipped', 'rejected', 'failure'])
    .select(sql<number>`round(extract(epoch from finished_at - started_at), 1)`.as('seconds'))
    .select(sql<number>`(select count(*) from import_refusals where import_run_id = import_runs.id)`.as('refusals'))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { import_runs, total: Number(total), page, per_page }
}
