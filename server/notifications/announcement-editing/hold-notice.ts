import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { fail } from '#server/fail.ts'
import { contentColumns } from './content/notice-content.ts'
import { noticeState, operatorNotices } from './operator-notices.ts'

/** A notice that nobody else changes, and nobody confirms, until the transaction ends. */
export async function holdNotice({ db, now }: Pick<OperatorContext, 'db' | 'now'>, id: number) {
  const notice = await operatorNotices(db)
    .select(['id', 'revision', 'version', 'published_at', ...contentColumns])
    .select(noticeState(now()).as('state'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return notice ?? fail('NOT_FOUND')
}
