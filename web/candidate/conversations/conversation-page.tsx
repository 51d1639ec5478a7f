import { useMemo } from 'react'
import { data, href, Link } from 'react-router'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { MeetingPanel } from '#web/candidate/hiring/applications/meetings/meeting-panel.tsx'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { sendPosted } from '#web/conversations/compose/send-posted.ts'
import { Conversation } from '#web/conversations/talk/conversation.tsx'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { Route } from './+types/conversation-page.ts'
import { actOnThread } from './act-on-thread.ts'
import { companyCalls } from './company-calls.ts'
import { CompanyRow } from './company-row.tsx'
import { ThreadActs } from './thread-acts.tsx'
import { RevealForm } from './reveal-form.tsx'
import '#web/conversations/list/thread-list.css'
import '#web/conversations/talk/conversation.css'

/** The page of one job needs a job number; a missing or invalid one is a 404. */
const isOfJob = (pathname: string) => pathname.startsWith('/message/job_offer/')

export async function loader({ context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const { candidate_users } = context.get(apiContext)
  const [company_id, job_id, before] = ['company_id', 'job_id', 'before'].map((name) => Number(searchParams.get(name)))
  if (isOfJob(pathname) && !(Number.isInteger(job_id) && Number(job_id) > 0))
    throw data({ sentence: 'この求人とのやりとりは見つかりません。' }, { status: 404 })
  const part = { ...(job_id ? { job_id } : {}), ...(before ? { before } : {}) }
  const [talk, { threads }, { meetings }, upload] = await Promise.all([
    candidate_users.messages
      .show({ company_id: company_id ?? 0, ...part })
      .catch((error: unknown) => orNotFound(error, job_id ? 'この求人とのやりとりは見つかりません。' : 'この企業は見つかりません。')),
    candidate_users.message_companies({ per_page: 30 }),
    company_id ? candidate_users.meetings.list({ company_id }) : { meetings: [] },
    candidate_users.job_history_pdf.show(),
  ])
  return { talk, threads, meetings, upload: upload.job_history_pdf?.file_name ?? null, job_id, now: Date.now(), clientId: crypto.randomUUID() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ candidate_users }, values, intent) => {
    const { messages } = candidate_users
    const company_id = Number(args.url.searchParams.get('company_id'))
    if (intent) return actOnThread(candidate_users, company_id, intent, values)
    await sendPosted(values, {
      send: (said) => messages.send({ company_id, ...said }),
      upload: (file) => messages.upload({ company_id, file }),
    })
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.talk.company.name ?? ''}とのやりとり`,
    description: '企業とのやりとりです。',
    path: href('/message/company/detail'),
    noindex: true,
  })

export default function ConversationPage({ loaderData: { talk, threads, meetings, upload, job_id, clientId, ...loaderData } }: Route.ComponentProps) {
  const result = useFormResult()
  const { company, job } = talk
  const now = new Date(loaderData.now)
  const account = useAccount()
  // Messages that this page does not show stay unread.
  const isPart = talk.has_other_jobs
  const calls = useMemo(() => ({ ...companyCalls(company.id), ...(isPart && { read: async () => ({ success: true }) }) }), [company.id, isPart])
  const key = `${account?.id}:company-${company.id}`
  return (
    <div className="wrap talk">
      <nav className="threads" aria-label="やりとり">
        <h2>
          <Link to={href('/message/list')}>メッセージ</Link>
        </h2>
        {threads.map((thread) => (
          <CompanyRow key={thread.company.id} thread={thread} now={now} isCurrent={thread.company.id === company.id} />
        ))}
      </nav>
      <section className="thread" aria-label={`${isolated(company.name)}とのやりとり`}>
        <header className="thread-head">
          <Link className="button icon bare back" to={href('/message/list')} aria-label="一覧へ戻る">
            <Icon name="back" />
          </Link>
          <CompanyMark company={company} />
          <div>
            <h1>
              {company.linkable ? (
                <Link to={`${href('/company/detail')}?id=${company.id}`}>
                  <bdi>{company.name}</bdi>
                </Link>
              ) : (
                <bdi>{company.name}</bdi>
              )}
              <DemoLabel company={company} />
            </h1>
            <p className="small muted">{company.linkable ? '企業のメンバーが読めます' : 'この企業は利用を終えました'}</p>
          </div>
        </header>
        <Conversation
          key={key}
          side="candidate"
          storeKey={key}
          talk={talk}
          job={job}
          clientId={clientId}
          now={now}
          calls={calls}
          earlier={`?company_id=${company.id}${job_id ? `&job_id=${job_id}` : ''}&before=${talk.messages[0]?.number ?? 1}`}
          result={result}
          canWrite
          placeholder={talk.thread ? '返事を書く' : 'はじめのメッセージを書く'}
        >
          {job && (
            <p className="small">
              「<bdi>{job.name}</bdi>」についてのやりとりです。
              {isPart && (
                <Link to={`${href('/message/company/detail')}?company_id=${company.id}`}>
                  <bdi>{company.name}</bdi>とのやりとりをすべて見る
                </Link>
              )}
            </p>
          )}
          <ConversationMeetings meetings={meetings} />
          {talk.thread && (
            <ThreadActs thread={talk.thread} now={now} result={result} theirLast={talk.messages.findLast((message) => message.company)?.id}>
              {company.linkable && !talk.thread.closed_by && (
                <RevealForm key={talk.shown.join()} company={company} talk={talk} upload={upload} result={result?.form === 'thread' ? result : undefined} />
              )}
            </ThreadActs>
          )}
        </Conversation>
      </section>
    </div>
  )
}

/** In a conversation: the times that the candidate has to choose from, and the agreed meetings to come. */
function ConversationMeetings({ meetings }: { meetings: MyMeeting[] }) {
  const open = meetings.filter(({ state, has_passed, answered_at }) => state === 'proposed' || (state === 'booked' && !(has_passed && answered_at)))
  return open.map((meeting) => <MeetingPanel key={meeting.id} meeting={meeting} />)
}
