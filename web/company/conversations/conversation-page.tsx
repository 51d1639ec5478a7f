import { useMemo } from 'react'
import { Form, href, Link } from 'react-router'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { sendPosted } from '#web/conversations/compose/send-posted.ts'
import { ReportForm } from '#web/conversations/talk/report-form.tsx'
import { Conversation } from '#web/conversations/talk/conversation.tsx'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Icon } from '#web/ui/icon.tsx'
import { levelText } from '#web/candidates/visibility/level-text.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { candidatePath } from '#web/company/candidates/candidates-path.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { ListStepsNav } from '#web/work/table/steps/list-steps-nav.tsx'
import { askedOnce, rowsBeside } from '#web/work/table/steps/rows-beside.ts'
import { stepsInList } from '#web/work/table/steps/steps-in-list.ts'
import type { Route } from './+types/conversation-page.ts'
import { actOnThread } from './act-on-thread.ts'
import { candidateCalls } from './candidate-calls.ts'
import { CandidateRow } from './candidate-row.tsx'
import { ownConversations } from './list/own-conversations.ts'
import { TeamPanel } from './team-panel.tsx'
import '#web/conversations/list/thread-list.css'
import '#web/conversations/talk/conversation.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const api = context.get(apiContext)
  const { company_users } = api
  const candidate_id = searchParams.get('candidate_id') ?? ''
  const before = Number(searchParams.get('before'))
  const list = askedOnce(ownConversations)
  const [talk, team, beside, own, steps] = await Promise.all([
    company_users.messages.show({ candidate_id, ...(before ? { before } : {}) }).catch((error: unknown) => orNotFound(error, 'このやりとりは見つかりません。')),
    company_users.messages.team({ candidate_id }).catch((error: unknown) => orNotFound(error, 'このやりとりは見つかりません。')),
    rowsBeside(api, list, searchParams.get('in')),
    company_users.job_offers.list({ state: 'published', per_page: 100 }).catch(noneForGuests),
    stepsInList({ context, url }, list, href('/online/companies/messages')),
  ])
  const jobs = own.jobs.map(({ id, position_title }) => ({ id, position_title }))
  return { talk, team, beside, steps, jobs, now: Date.now(), clientId: crypto.randomUUID() }
}

/** Guests see no jobs, and write no message that could carry one. */
function noneForGuests(error: unknown): { jobs: [] } {
  if ((error as { code?: string }).code === 'ROLE_FORBIDDEN') return { jobs: [] }
  throw error
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { messages } }, values, intent) => {
    const candidate_id = args.url.searchParams.get('candidate_id') ?? ''
    if (intent) return actOnThread(messages, candidate_id, intent, values)
    await sendPosted(values, {
      send: (said) => messages.send({ candidate_id, ...said }),
      upload: (file) => messages.upload({ candidate_id, file }),
    })
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.talk.candidate.name ?? ''}とのやりとり`,
    description: '候補者とのやりとりです。',
    path: href('/online/companies/messages/detail'),
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ talk: { candidate } }) => ({ here: <bdi>{candidate.name}</bdi> }))

export default function ConversationPage({ loaderData: { talk, team, beside, steps, jobs, clientId, ...loaderData } }: Route.ComponentProps) {
  const result = useFormResult()
  const { candidate, assigned } = talk
  const now = new Date(loaderData.now)
  const { id, acts } = useCompanyAccount()
  const calls = useMemo(() => candidateCalls(candidate.id), [candidate.id])
  const key = `${id}:candidate-${candidate.id}`
  const list = steps?.list ?? href('/online/companies/messages')
  return (
    <div className="wrap talk">
      <nav className="threads" aria-label="やりとり" data-rows="">
        <h2>
          <Link to={list}>メッセージ</Link>
        </h2>
        {beside.map(({ row, to }) => (
          <CandidateRow key={row.id} thread={row} to={to} now={now} isCurrent={row.id === candidate.id} />
        ))}
      </nav>
      <section className="thread" aria-label={`${isolated(candidate.name)}とのやりとり`}>
        <ListStepsNav steps={steps} />
        <header className="thread-head">
          <Link className="button icon bare back" to={list} aria-label="一覧へ戻る">
            <Icon name="back" />
          </Link>
          <div>
            <h1>
              <bdi>{candidate.name}</bdi>
            </h1>
            <p className="small muted">
              {assigned ? (
                <>
                  担当 <bdi>{assigned.name}</bdi>
                </>
              ) : (
                '担当はまだ決まっていません'
              )}
              ・公開の範囲：{levelText[talk.reveal]}
            </p>
          </div>
          {talk.has_profile && acts.includes('see_candidates') && (
            <Link className="button small" to={candidatePath(candidate.id)} data-act="">
              プロフィール
            </Link>
          )}
        </header>
        <Conversation
          key={key}
          side="company"
          storeKey={key}
          talk={talk}
          job={null}
          jobs={jobs}
          clientId={clientId}
          now={now}
          calls={calls}
          earlier={`?candidate_id=${candidate.id}&before=${talk.messages[0]?.number ?? 1}`}
          result={result}
          canWrite={acts.includes('write_messages')}
          placeholder="返事を書く"
        >
          <DoneNote result={result?.form === 'thread' ? result : undefined} />
          <div className="thread-acts">
            {acts.includes('write_messages') && (
              <Form method="post" preventScrollReset>
                <MembershipField />
                <input type="hidden" name="form" value="thread" />
                <button className="button bare" name="intent" value={talk.thread?.is_archived ? 'unarchive' : 'archive'} data-key="e">
                  {talk.thread?.is_archived ? 'アーカイブから戻す' : 'アーカイブに入れる'}
                  <KeyHint of="e" />
                </button>
              </Form>
            )}
            <ReportForm messageId={talk.messages.findLast(({ company }) => !company)?.id} />
          </div>
        </Conversation>
      </section>
      <TeamPanel team={team} candidate_id={candidate.id} now={now} mayAssign={acts.includes('assign')} mayComment={acts.includes('comment')} result={result} />
    </div>
  )
}
