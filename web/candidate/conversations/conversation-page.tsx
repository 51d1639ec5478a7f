import { useMemo } from 'react'
import { data, href, Link } from 'react-router'
import { answerScout } from '#web/candidate/hiring/scouts/answer-scout.ts'
import { loadScout } from '#web/candidate/hiring/scouts/load-scout.ts'
import { ScoutAnswers } from '#web/candidate/hiring/scouts/scout-answers.tsx'
import { AnsweredScout } from '#web/candidate/hiring/scouts/answered-scout.tsx'
import type { ShownResult } from '#web/candidate/hiring/applications/shown/submit-shown.ts'
import { MeetingPanel } from '#web/candidate/hiring/applications/meetings/meeting-panel.tsx'
import { sendPosted } from '#web/conversations/compose/send-posted.ts'
import { Conversation } from '#web/conversations/talk/conversation.tsx'
import { TurnLine } from '#web/conversations/talk/turn-line.tsx'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useTip } from '#web/platform/shell/tips/use-tip.ts'
import { readyPart } from '#web/ui/ready-part.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import type { Route } from './+types/conversation-page.ts'
import { actOnConversation } from './acts/act-on-conversation.ts'
import { ScheduledEntry } from './acts/scheduled-entry.tsx'
import { scoutForm } from './acts/thread-form.ts'
import { ThreadSheets } from './acts/thread-sheets.tsx'
import { companyCalls } from './company-calls.ts'
import { ContextColumn } from './context/context-column.tsx'
import { jobOfConversation } from './context/job-of-conversation.ts'
import { ConversationHead } from './conversation-head.tsx'
import { InboxGroups, InboxTabs } from './inbox/inbox-list.tsx'
import { loadInbox, readInboxTab } from './inbox/load-inbox.ts'
import { offerExtra } from './meetings/offer-extra.tsx'
import { meetingExtra } from './meetings/meeting-extra.tsx'
import { busyTimes } from './meetings/meeting-slots.tsx'
import '#web/conversations/talk/conversation.css'
import './conversation-layout.css'
import './docked-composer.css'
import '#web/platform/shell/tips/tip-line.css'

const TipLine = readyPart(() => import('#web/platform/shell/tips/tip-line.tsx'))

/** The page of one job needs a job number; a missing or invalid one is a 404. */
const isOfJob = (pathname: string) => pathname.startsWith('/message/job_offer/')

export async function loader({ context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { candidate_users, companies } = api
  const [company_id = 0, job_id, before] = ['company_id', 'job_id', 'before'].map((name) => Number(searchParams.get(name)))
  if (isOfJob(pathname) && !(Number.isInteger(job_id) && Number(job_id) > 0))
    throw data({ sentence: 'この求人とのやりとりは見つかりません。' }, { status: 404 })
  const part = { ...(job_id ? { job_id } : {}), ...(before ? { before } : {}) }
  const [talk, inbox, { meetings }, upload, { progress_notes }, { offers }] = await Promise.all([
    candidate_users.messages
      .show({ company_id, ...part })
      .catch((error: unknown) => orNotFound(error, job_id ? 'この求人とのやりとりは見つかりません。' : 'この企業は見つかりません。')),
    loadInbox(candidate_users, readInboxTab(searchParams)),
    company_id ? candidate_users.meetings.list({}) : { meetings: [] },
    candidate_users.job_history_pdf.show(),
    candidate_users.progress_notes.list(),
    company_id ? candidate_users.offers.list({ company_id }) : { offers: [] },
  ])
  const here = meetings.filter(({ company }) => company.id === company_id)
  // A company that is not public has no public figures.
  const [{ response_figures }, job, scout] = await Promise.all([
    companies.response_figures({ id: company_id }).catch(() => ({ response_figures: [] })),
    jobOfConversation(api, talk, here, new Date()),
    loadScout(api, company_id, talk.messages),
  ])
  return {
    talk,
    inbox,
    meetings: here,
    offers,
    busy: busyTimes(meetings),
    figures: response_figures,
    scout,
    conversationJob: job,
    note: progress_notes.find((one) => one.company_id === company_id)?.note ?? '',
    upload: upload.job_history_pdf?.file_name ?? null,
    job_id,
    now: Date.now(),
    clientId: crypto.randomUUID(),
  }
}

export async function action(args: Route.ActionArgs) {
  let answer: Awaited<ReturnType<typeof answerScout>> | undefined
  const result = await submitForm(args, async (api, values, intent, form) => {
    const { candidate_users } = api
    const { messages } = candidate_users
    const company_id = Number(args.url.searchParams.get('company_id'))
    if (form === scoutForm.name) {
      answer = await answerScout(api, args.context, company_id)
      return answer.act(api, values, intent)
    }
    if (intent) return actOnConversation(candidate_users, company_id, intent, values)
    await sendPosted(values, {
      send: (said) => messages.send({ company_id, ...said }),
      upload: (file) => messages.upload({ company_id, file }),
    })
  })
  return answer?.previewed() ?? result
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.talk.company.name ?? ''}とのやりとり`,
    description: '企業とのやりとりです。',
    path: href('/message/company/detail'),
    noindex: true,
  })

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { talk, inbox, meetings, offers, busy, figures, scout, conversationJob, note, upload, job_id, clientId } = loaderData
  const answered = useFormResult<ShownResult>()
  const result = answered && 'saved' in answered ? answered : undefined
  const scoutResult = result && result.form !== scoutForm.name ? undefined : answered
  const { company, job } = talk
  const now = new Date(loaderData.now)
  const account = useAccount()
  const isTipped = useTip('answer_later')
  // Messages that this page does not show stay unread.
  const isPart = talk.has_other_jobs
  const calls = useMemo(() => ({ ...companyCalls(company.id), ...(isPart && { read: async () => ({ success: true }) }) }), [company.id, isPart])
  const key = `${account?.id}:company-${company.id}`
  const shown = new Set(talk.messages.map(({ id }) => id))
  return (
    <div className="conv">
      <nav className="conv-list" aria-label="メッセージの一覧">
        <InboxTabs tab={inbox.tab} counts={inbox.counts} />
        <InboxGroups inbox={inbox} now={now} current={company.id} narrow />
      </nav>
      <ConversationHead talk={talk} tab={inbox.tab} hasAnswers={!!scout?.choice} />
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
        placeholder={talk.thread ? '返信を書く' : 'はじめのメッセージを書く'}
        extraOf={(message) =>
          scout && message.scout?.id === scout.scout.id
            ? { below: <AnsweredScout loaded={scout} now={now} /> }
            : (offerExtra(message, offers) ?? meetingExtra(message, meetings, busy, now))
        }
        arrange={({ flow, composer, end }) => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard */}
            <section className="conv-flow" aria-label={`${isolated(company.name)}とのやりとり`} tabIndex={0}>
              <div className="flow-column">
                {flow}
                {end}
              </div>
            </section>
            <div className="dock-compose">
              {result?.form === 'message' && <FormAnswer result={result.saved ? result : undefined} />}
              {(talk.thread || talk.refusal) && <TurnLine thread={talk.thread} refusal={talk.refusal} now={now} />}
              {composer}
            </div>
          </>
        )}
      >
        {isTipped && talk.messages.at(-1)?.company && <TipLine tip="answer_later" />}
        {talk.scheduled.map((later) => (
          <ScheduledEntry key={later.id} later={later} now={now} />
        ))}
        {meetings
          .filter(({ message_id, state, has_passed, answered_at }) => isOpen({ state, has_passed, answered_at }) && !shown.has(message_id ?? ''))
          .map((meeting) => (
            <MeetingPanel key={meeting.id} meeting={meeting} busy={busy} now={now} />
          ))}
        {job && isPart && (
          <p className="small">
            「<bdi>{job.name}</bdi>」についてのやりとりです。
            <Link to={`${href('/message/company/detail')}?company_id=${company.id}`}>
              <bdi>{company.name}</bdi>とのやりとりをすべて見る
            </Link>
          </p>
        )}
        {scout && <ScoutAnswers loaded={scout} result={scoutResult} />}
        <FormAnswer result={result?.form === 'thread' ? result : undefined} />
      </Conversation>
      <ContextColumn talk={talk} figures={figures} job={conversationJob} note={note} upload={upload} result={result} />
      <ThreadSheets talk={talk} now={now} result={result} />
    </div>
  )
}

type Settled = Pick<Route.ComponentProps['loaderData']['meetings'][number], 'state' | 'has_passed' | 'answered_at'>

/** A meeting that waits for the candidate, or that is to come. */
const isOpen = ({ state, has_passed, answered_at }: Settled) => state === 'proposed' || (state === 'booked' && !(has_passed && answered_at))
