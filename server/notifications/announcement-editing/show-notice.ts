import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { contentColumns, noticeContent } from './content/notice-content.ts'
import { showMailing } from './mailing/show-mailing.ts'
import { noticeFigures } from './notice-figures.ts'
import { noticeVersions } from './notice-versions.ts'
import { noticeState, operatorNotices } from './operator-notices.ts'
import { isNarrowedNotice } from './told-of.ts'

/** One notice as operators see it: what it says, how it stands, how far it came, and how it changed. */
export async function showNotice({ db, now }: Pick<OperatorContext, 'db' | 'now'>, id: number) {
  const row = await operatorNotices(db)
    .select(['id', 'revision', 'version', 'published_at', 'stopped_at', 'is_demo', ...contentColumns])
    .select([noticeState(now()).as('state'), isNarrowedNotice.as('isNarrowed')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) fail('NOT_FOUND')
  const { revision, version, published_at, stopped_at, is_demo, state, isNarrowed } = row
  const content = noticeContent(row)
  const [figures, versions] = [await noticeFigures(db, { id, audience: content.audience, isNarrowed }), await noticeVersions(db, { id, isNarrowed })]
  const mailing = await showMailing(db, { id, isNarrowed })
  return { id, state, revision, version, published_at, stopped_at, is_demo, content, figures, mailing, versions }
}
