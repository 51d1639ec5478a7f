import { Form, href, Link, useRevalidator } from 'react-router'
import type { MessageHits } from '#contract/conversations/message-search.ts'
import type { CandidateThread } from '#contract/conversations/threads.ts'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { actOnBoard } from '#web/candidate/hiring/board/act-on-board.ts'
import { ApplicationsBoard } from '#web/candidate/hiring/board/applications-board.tsx'
import { loadBoard } from '#web/candidate/hiring/board/load-board.ts'
import { useLive } from '#web/conversations/live/use-live.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { candidateEvents } from '../company-calls.ts'
import type { Route } from './+types/inbox-page.ts'
import { InboxGroups, InboxTabs } from './inbox-list.tsx'
import { inboxPath } from './inbox-path.ts'
import { type InboxTab, loadInbox, readInboxTab } from './load-inbox.ts'
import { MessageHitList } from './message-hit-list.tsx'
import '#web/conversations/list/thread-list.css'

const LONGEST_QUERY = 200

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { candidate_users } = api
  const tab = readInboxTab(searchParams)
  const page = Math.min(Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1), 10_000)
  const q = (searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  const company_id = Number(searchParams.get('company_id')) || undefined
  const [inbox, board, within, found] = await Promise.all([
    loadInbox(candidate_users, tab, q ? 1 : page),
    tab === 'applications' && !q ? loadBoard(api) : null,
    company_id ? candidate_users.messages.show({ company_id, per_page: 1 }).catch((error: unknown) => orNotFound(error, 'この企業は見つかりません。')) : null,
    q ? findMessages(candidate_users, { q, page, company_id }) : null,
  ])
  return { inbox, board, within: within?.company ?? null, found, q, now: Date.now() }
}

type Calls = Parameters<typeof loadInbox>[0]

/** Messages with the words, and companies of that name. */
async function findMessages(
  { message_search, message_companies }: Calls,
  { q, page, company_id }: { q: string; page: number; company_id: number | undefined },
) {
  const [hits, { threads }] = await Promise.all([
    message_search({ q, page, ...(company_id ? { company_id } : {}) }),
    company_id || page > 1 ? { threads: [] } : message_companies({ q, filter: 'all' }),
  ])
  const named = threads.filter(({ company }) => company.name.toLowerCase().includes(q.toLowerCase()))
  return { ...hits, named }
}

export const action = (args: Route.ActionArgs) => submitForm(args, actOnBoard)

export const meta = candidateMeta({ title: 'メッセージ', description: '企業とのやりとり、スカウト、応募と選考です。', path: href('/message') })

export default function InboxPage({ loaderData: { inbox, board, within, found, q, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const result = useFormResult()
  const { revalidate } = useRevalidator()
  useLive(candidateEvents, () => void revalidate())
  const { tab, total, page, per_page, groups } = inbox
  const isEmpty = groups.every(({ threads }) => threads.length === 0)
  return (
    <div className={board ? 'wrap inbox wide' : 'wrap inbox'}>
      <h1>メッセージ</h1>
      <SearchForm q={q} within={within} tab={tab} />
      {!within && <InboxTabs tab={tab} counts={inbox.counts} />}
      {result?.form === undefined && <FormAnswer result={result} />}
      {found && <Found found={found} q={q} now={now} tab={tab} within={within} />}
      {!found && within && <p className="small muted">探す言葉を入力してください。全角・半角、ひらがな・カタカナは区別しません。</p>}
      {!found && !within && board && <ApplicationsBoard board={board} result={result} now={now} />}
      {!found && !within && !board && isEmpty && <EmptyTab tab={tab} hasAny={inbox.counts.all > 0} />}
      {!found && !within && !board && !isEmpty && (
        <>
          <InboxGroups inbox={inbox} now={now} />
          <Pager page={page} pages={Math.ceil(total / per_page)} to={(number) => inboxPath(tab, number > 1 ? { page: String(number) } : {})} />
        </>
      )}
    </div>
  )
}

type Within = { id: number; name: string } | null

const SearchForm = ({ q, within, tab }: { q: string; within: Within; tab: InboxTab }) => (
  <search>
    <Form className="inbox-search" action={href('/message')}>
      {tab !== 'awaiting' && <input type="hidden" name="filter" value={tab} />}
      {within && <input type="hidden" name="company_id" value={within.id} />}
      <label className="vh" htmlFor="inbox-q">
        企業名と本文から検索
      </label>
      <input className="input" id="inbox-q" type="search" name="q" defaultValue={q} maxLength={LONGEST_QUERY} placeholder="企業名、本文" key={q} />
      <button type="submit" className="button">
        検索
      </button>
    </Form>
    {within && (
      <p className="small within">
        <span>
          <bdi>{within.name}</bdi>とのやりとりだけを検索します。
        </span>
        <Link to={`${href('/message/company/detail')}?company_id=${within.id}`}>やりとりに戻る</Link>
      </p>
    )}
  </search>
)

type FoundProps = { found: MessageHits & { named: CandidateThread[] }; q: string; now: Date; tab: InboxTab; within: Within }

function Found({ found: { hits, named, total, page, per_page }, q, now, tab, within }: FoundProps) {
  const more = { q, ...(within ? { company_id: String(within.id) } : {}) }
  return (
    <>
      <p className="small">
        <output>
          「{q}」を含むメッセージ <b>{total}件</b>
        </output>
        <Link className="clear" to={within ? `${href('/message/company/detail')}?company_id=${within.id}` : inboxPath(tab)}>
          検索をやめる
        </Link>
      </p>
      <MessageHitList hits={hits} named={named} now={now} tab={tab} />
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(number) => inboxPath(tab, { ...more, ...(number > 1 ? { page: String(number) } : {}) })} />
    </>
  )
}

const emptyWords: Record<InboxTab, string> = {
  awaiting: '返信待ちはありません。',
  scouts: 'スカウトは、まだ届いていません。',
  applications: '応募した求人は、まだありません。',
  all: 'やりとりは、まだありません。求人のページの「質問する」から始められます。',
  archived: 'アーカイブしたやりとりはありません。',
}

const EmptyTab = ({ tab, hasAny }: { tab: InboxTab; hasAny: boolean }) => (
  <div className="blank">
    <SeedDrawing />
    <p>{emptyWords[tab]}</p>
    <Link className="button" to={hasAny ? inboxPath('all') : href('/job_offer/search')}>
      {hasAny ? 'すべてのやりとりを見る' : '求人を見る'}
    </Link>
  </div>
)
