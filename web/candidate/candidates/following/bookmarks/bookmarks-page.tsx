import { Form, href, redirect } from 'react-router'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { Id } from '#contract/platform/ids.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { isListKept } from '#web/jobs/follow/is-list-kept.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import { FollowingNav } from '../following-nav.tsx'
import { keptJobOf } from '../kept-job.tsx'
import { pageOf } from '../page-of.ts'
import type { Route } from './+types/bookmarks-page.ts'
import { Bookmark, COMPARE_FORM } from './bookmark.tsx'
import { BookmarkLists } from './bookmark-lists.tsx'
import styles from './bookmarks.module.css'
import { listPath } from './list-path.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { candidate_users, lookups } = context.get(apiContext)
  const { bookmark_lists: lists } = await candidate_users.bookmark_lists.list()
  const asked = Id.safeParse(url.searchParams.get('list')).data
  // A list that was deleted, or one of somebody else, shows everything.
  const list = lists.find(({ id }) => id === asked)
  const [{ bookmarks, total, page }, tables] = await Promise.all([
    candidate_users.bookmarks.list({ page: pageOf(url), ...(list && { list_id: list.id }) }),
    lookups.list(),
  ])
  const now = new Date()
  return {
    lists,
    list,
    kept: bookmarks.map((bookmark) => ({ ...keptJobOf(bookmark, tables, now), list_id: bookmark.list_id, note: bookmark.note })),
    total,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
  }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ candidate_users: { bookmarks, bookmark_lists } }, values, intent) => {
    const id = Number(values.id)
    if (intent === 'create') return redirect(listPath((await bookmark_lists.create({ name: textOf(values.name) })).id))
    if (intent === 'rename') {
      await bookmark_lists.change({ id, name: textOf(values.name) })
      return 'リストの名前を変更しました。'
    }
    if (intent === 'remove') {
      await bookmark_lists.remove({ id })
      return redirect(listPath())
    }
    await bookmarks.change({
      company_id: Number(values.company_id),
      job_id: Number(values.job_id),
      list_id: values.list_id ? Number(values.list_id) : null,
      note: textOf(values.note),
    })
    return '保存しました。'
  })

export const clientAction = reachServer
export const shouldRevalidate = isListKept

export const meta = candidateMeta({ title: '保存した求人', description: 'あなただけに見える、保存した求人です。', path: href('/job_offer/bookmarks') })

export default function BookmarksPage({ loaderData: { lists, list, kept, total, page, pages } }: Route.ComponentProps) {
  return (
    <CandidatePage look="narrow stack following" title="保存した求人">
      <FollowingNav />
      {(total > 0 || lists.length > 0) && <BookmarkLists lists={lists} list={list} />}
      {total === 0 ? (
        <NothingYet title={list ? 'このリストは、まだ空です' : '保存した求人は、まだありません'}>
          {list ? '保存した求人の「メモとリスト」から、このリストに入れられます。' : '求人の「保存」を押すと、ここに並びます。会社には伝わりません。'}
        </NothingYet>
      ) : (
        <p className="small muted">{grouped(total)}件。新しく保存した順に並んでいます。リストもメモも、会社には伝わりません。</p>
      )}
      {kept.filter(({ card, isClosed }) => card && !isClosed).length > 1 && (
        <Form id={COMPARE_FORM} action={href('/job_offer/compare')} className={styles.compare}>
          <button type="submit" className="button small">
            選んだ求人を比べる
          </button>
          <span className="small muted">下の「比べる」で、4件まで選べます。</span>
        </Form>
      )}
      <div className="jobs">
        {kept.map((job) => (
          <Bookmark key={`${job.followed.company_id}-${job.followed.job_id}`} bookmark={job} lists={lists} />
        ))}
      </div>
      <Pager page={page} pages={pages} to={(number) => pagePath(listPath(list?.id), number)} />
    </CandidatePage>
  )
}
