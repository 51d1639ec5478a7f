import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { fail } from '#server/fail.ts'
import { contentColumns } from './content/notice-content.ts'
import { noticeState, operatorNotices } from './operator-notices.ts'

/** Locks an announcement until the transaction ends, against other changes and confirmations. */
export async function lockNotice({ db, now }: Pick<OperatorContext, 'db' | 'now'>, id: number) {
  const notice = await operatorNotices(db)
    .select(['id', 'revision', 'version', 'published_at', ...contentColumns])
    .select(noticeState(now()).as('state'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return notice ?? fail('NOT_FOUND')
}
