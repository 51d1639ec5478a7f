import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'

export type OperatorContext = Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }

/** Locks one ticket until the transaction ends. An operator who worked with an older state of it has to look again, so that no colleague's work is lost. */
export async function lockReport({ db }: Pick<OperatorContext, 'db'>, id: string, version?: number) {
  const report = await db.selectFrom('reports').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!report) fail('NOT_FOUND')
  if (version !== undefined && report.version !== version) fail('PAGE_CHANGED')
  return report
}
