import { Form, href, Link } from 'react-router'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { sendPosted } from '#web/conversations/compose/send-posted.ts'
import { ReportForm } from '#web/conversations/talk/report-form.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { proposeTimes } from '#web/company/hiring/selection/propose-times.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { loadWishes } from '#web/company/candidates/wishes/load-wishes.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { ListStepsNav } from '#web/work/table/steps/list-steps-nav.tsx'
import { askedOnce, rowsBeside } from '#web/work/table/steps/rows-beside.ts'
import { stepsInList } from '#web/work/table/steps/steps-in-list.ts'
import type { Route } from './+types/conversation-page.ts'
import { actOnThread } from './act-on-thread.ts'
import { actOnScheduled } from './compose/act-on-scheduled.ts'
import { ConversationWithCandidate } from './compose/conversation-with-candidate.tsx'
import { loadTemplates } from './templates/load-templates.ts'
import { templatesOf, valuesFor } from './templates/templates-of.ts'
import { saveTemplate } from './template-settings/save-template.ts'
import { ConversationContext } from './context/conversation-context.tsx'
import { CandidateRow } from './candidate-row.tsx'
import { ownConversations } from './list/own-conversations.ts'
import '#web/conversations/list/thread-list.css'
import '#web/conversations/talk/conversation.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const api = context.get(apiContext)
  const { company_users } = api
  const candidate_id = searchParams.get('candidate_id') ?? ''
  const before = Number(searchParams.get('before'))
  const list = askedOnce(ownConversations)
  const [talk, team, beside, own, steps, { settings }, templates] = await Promise.all([
    company_users.messages.show({ candidate_id, ...(before ? { before } : {}) }).catch((error: unknown) => orNotFound(error, 'このやりとりは見つかりません。')),
    company_users.messages.team({ candidate_id }).catch((error: unknown) => orNotFound(error, 'このやりとりは見つかりません。')),
    rowsBeside(api, list, searchParams.get('in')),
    company_users.job_offers.list({ state: 'published', per_page: 100 }).catch(noneForGuests),
    stepsInList({ context, url }, list, href('/online/companies/messages')),
    company_users.selection_notice_settings.list().catch(noneForGuests),
    loadTemplates(company_users),
  ])
  const job = (team.applications.find(({ step }) => step !== 'end') ?? team.applications[0])?.job
  const wishes = talk.has_profile && talk.is_looked_at ? await loadWishes(api, candidate_id, job) : null
  const jobs = own.jobs.map(({ id, position_title }) => ({ id, position_title }))
  return {
    talk,
    team,
    beside,
    steps,
    jobs,
    settings,
    own: templates,
    wishes,
    now: Date.now(),
    clientId: crypto.randomUUID(),
    asked: searchParams.get('template'),
  }
}

/** Guests write no message that could carry a job or begin with a template. */
function noneForGuests(error: unknown): { jobs: []; settings: [] } {
  if ((error as { code?: string }).code === 'ROLE_FORBIDDEN') return { jobs: [], settings: [] }
  throw error
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users }, values, intent) => {
    const { messages } = company_users
    const candidate_id = args.url.searchParams.get('candidate_id') ?? ''
    if (intent === 'propose') return proposeTimes(company_users, textOf(values.application_id), values)
    // A look at the profile is recorded by a press, never by an address that a colleague opens.
    if (intent === 'open_wishes') {
      await company_users.candidates.show({ candidate_id })
      return '希望と適合を開きました。'
    }
    if (intent === 'save_template') {
      await saveTemplate(company_users, values)
      return 'テンプレートを保存しました。'
    }
    if (intent) return actOnScheduled(messages, candidate_id, intent, values) ?? actOnThread(messages, candidate_id, intent, values)
    await sendPosted(values, {
      send: (said) => messages.send({ candidate_id, ...said }),
      upload: (file) => messages.upload({ candidate_id, file }),
    })
  })
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.talk.candidate.name ?? ''}とのやりとり`,
    description: '候補者とのやりとりです。',
    path: href('/online/companies/messages/detail'),
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ talk: { candidate } }) => ({ here: <bdi>{candidate.name}</bdi> }))

export default function ConversationPage({ loaderData: { team, beside, steps, jobs, clientId, ...loaderData } }: Route.ComponentProps) {
  const result = useFormResult()
  const { stepName } = useSelectionWords()
  const { candidate, assigned, thread, messages } = loaderData.talk
  const { id, acts, company, name } = useCompanyAccount()
  const values = valuesFor({ candidate, applications: team.applications, company, member: name })
  const templates = templatesOf({
    own: loaderData.own,
    values,
    settings: loaderData.settings,
    stepName,
    candidate,
    applications: team.applications,
    thread,
    messages,
  })
  // Without scripts a template comes by the address, into an empty box; once it is sent, the box is empty again.
  const begun = result?.saved ? undefined : templates.find(({ key }) => key === loaderData.asked)?.text
  const talk = begun && !loaderData.talk.draft ? { ...loaderData.talk, draft: begun } : loaderData.talk
  const now = new Date(loaderData.now)
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
                '担当は未割り当てです'
              )}
            </p>
          </div>
          <div className="thread-acts">
            {acts.includes('write_messages') && (
              <Form method="post" preventScrollReset>
                <MembershipField />
                <input type="hidden" name="form" value="thread" />
                <button className="button bare" name="intent" value={talk.thread?.is_archived ? 'unarchive' : 'archive'} data-key="e">
                  {talk.thread?.is_archived ? 'アーカイブから戻す' : 'アーカイブ'}
                  <KeyHint of="e" />
                </button>
              </Form>
            )}
            <ReportForm messageId={talk.messages.findLast(({ company }) => !company)?.id} />
          </div>
        </header>
        <ConversationWithCandidate
          key={candidate.id}
          talk={talk}
          team={team}
          templates={templates}
          values={values}
          jobs={jobs}
          storeKey={`${id}:candidate-${candidate.id}`}
          clientId={clientId}
          now={now}
          result={result}
          mayWrite={acts.includes('write_messages')}
          mayComment={acts.includes('comment')}
        />
      </section>
      <ConversationContext
        talk={talk}
        team={team}
        wishes={loaderData.wishes}
        maySeeProfile={acts.includes('see_candidates')}
        mayAssign={acts.includes('assign')}
      />
    </div>
  )
}
