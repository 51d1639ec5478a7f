import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'

export type OperatorContext = Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }

/** One ticket, held until the transaction ends. Whoever worked with an older state of it is told to look again: nothing of the other one is lost. */
export async function holdReport({ db }: Pick<OperatorContext, 'db'>, id: string, version?: number) {
  const report = await db.selectFrom('reports').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!report) fail('NOT_FOUND')
  if (version !== undefined && report.version !== version) fail('PAGE_CHANGED')
  return report
}
