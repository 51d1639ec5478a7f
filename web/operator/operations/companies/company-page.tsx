import { href, Link, redirect, useActionData } from 'react-router'
import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { TimelineKind } from '#contract/operations/notes/company-timeline.ts'
import { timelineKinds } from '#contract/operations/notes/timeline-kinds.ts'
import { OperatorTags } from '../notes/operator-tags.tsx'
import { NotesSection } from '../notes/notes-section.tsx'
import { tagsOf } from '../notes/tags-of.ts'
import { timelinePageOf } from '../notes/timeline-words.ts'
import { TimelineSection } from '../notes/timeline-section.tsx'
import { ViewCompany } from '../viewing/view-company.tsx'
import { FromTicket, ticketOf } from '../tickets/from-ticket.tsx'
import { afterDecision, decidedWords } from '../queue/decided.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { ListStepsNav } from '#web/work/table/steps/list-steps-nav.tsx'
import { stepsInList } from '#web/work/table/steps/steps-in-list.ts'
import type { Route } from './+types/company-page.ts'
import { CompanyChecks } from './company-checks.tsx'
import { CompanyDesk } from './desk/company-desk.tsx'
import { CompanyFacts } from './desk/company-facts.tsx'
import { companyFindings } from './desk/company-findings.ts'
import { companyQueue } from './desk/company-queue.ts'
import { CompanyFigures } from './company-figures.tsx'
import { InviteFirst } from './adding/invite-first.tsx'
import { CompanyGroup } from './groups/company-group.tsx'
import { CompanyJobs } from './company-jobs.tsx'
import { CompanyLabels } from './labels/company-labels.tsx'
import { CompanyPeople } from './company-people.tsx'
import { allCompanies } from './list/all-companies.ts'
import { companyStatusSentences } from './labels/state-names.ts'
import '#web/ui/styles/panel.css'
import '#web/operator/operator-lists.css'
import './company.css'

const isWaiting = (state: CompanyState) => state === 'pending' || state === 'provisional'

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? ''
  const api = context.get(apiContext)
  const timeline_kind = TimelineKind.safeParse(url.searchParams.get('timeline_kind')).data
  const timeline_page = timelinePageOf(url)
  const [company, around] = await Promise.all([
    api.operators.companies.show({ id, timeline_kind, timeline_page }).catch((error: unknown) => orNotFound(error, 'この企業はありません。')),
    stepsInList({ context, url }, allCompanies, href('/operator/companies')),
  ])
  const now = new Date().toISOString()
  const queue = isWaiting(company.state) ? await companyQueue(api, company.id, now) : null
  const done = url.searchParams.get('done')
  const sentence = decidedWords('企業', done) ?? companyStatusSentences[done ?? '']
  // The queue has its own steps.
  const steps = queue ? null : around
  return { company, findings: companyFindings(company), queue, steps, timeline_kind, ticket: ticketOf(url), done: sentence, now }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { companies, viewings } }, values, intent) => {
    const id = args.url.searchParams.get('id') ?? ''
    if (intent === 'group') {
      await companies.set_group({ id, group_number: textOf(values.group_number).trim() || null, reason: textOf(values.reason) })
      return 'グループを設定しました。このグループの企業に勤めた人は、グループのどの企業からも見えません。'
    }
    if (intent === 'note') {
      await companies.add_note({ id, text: textOf(values.text), ...(values.corrects ? { corrects: textOf(values.corrects) } : {}) })
      return values.corrects ? 'メモを訂正しました。' : 'メモを保存しました。'
    }
    if (intent === 'view') {
      await viewings.start({ id, reason: textOf(values.reason) })
      return redirect(href('/online/companies/job_offers'), 303)
    }
    if (intent === 'tags') {
      await companies.set_tags({ id, tags: tagsOf(textOf(values.tags)) })
      return 'タグを保存しました。'
    }
    if (intent === 'invite') {
      const { email } = await companies.invite({ id, email: textOf(values.email) })
      return `${email}に、招待のメールを送りました。`
    }
    const from = { from_state: textOf(values.from_state) as CompanyState, from_decision_id: textOf(values.from_decision_id) || null }
    const isApproved = intent === 'approve'
    await companies.approve({ id, decision: isApproved ? 'approve' : 'refuse', ...(!isApproved && { reason: textOf(values.reason) }), ...from })
    return redirect(afterDecision(textOf(values.next), href('/operator/companies'), isApproved ? 'approved' : 'refused'), 303)
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.company.name ?? '企業', description: '企業を確かめます。', path: href('/operator/companies/detail'), noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ company }) => ({ here: <bdi>{company.name}</bdi> }))

export default function OperatorCompanyPage({ loaderData: { company, findings, queue, steps, timeline_kind, ticket, done, now } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const { id, name, state, members } = company
  const mayDecide = acts.includes('decide_companies')
  const isAtDesk = isWaiting(state) && mayDecide
  return (
    <div className="stack operator-company">
      <ListStepsNav steps={steps} />
      <header className="row between">
        <h1>
          <bdi>{name}</bdi> <CompanyLabels {...company} />
        </h1>
        {!isWaiting(state) && acts.includes('suspend_companies') && (
          <Link className="button" data-act="" to={`${href('/operator/companies/standing')}?id=${id}${ticket ? `&report=${ticket}` : ''}`}>
            {state === 'suspended' ? '停止を解く・契約' : '停止・契約'}
          </Link>
        )}
      </header>
      <OperatorTags
        tags={company.tags}
        mayChange={mayDecide}
        listOf={(tag) => `${href('/operator/companies')}?tag=${encodeURIComponent(tag)}`}
        hint="企業には表示されません。"
      />
      <FromTicket id={ticket} />
      <FormAnswer result={result} done={done} />
      {isAtDesk ? (
        <CompanyDesk key={`${id}-${company.decisions[0]?.id ?? 0}`} company={company} findings={findings} queue={queue} now={now} />
      ) : (
        <section>
          <h2>確認事項</h2>
          <CompanyChecks company={company} />
          <CompanyFacts company={company} />
        </section>
      )}
      <NotesSection
        notes={company.notes}
        colleagues={company.colleagues}
        mayWrite={mayDecide}
        hint="企業には表示されません。求職者やメンバー個人のことは、その人のページのメモに書いてください。"
        of={`company-${id}`}
      />
      <CompanyGroup company={company} mayChange={mayDecide} />
      {!isAtDesk && (
        <section>
          <h2>メンバー</h2>
          <CompanyPeople members={members} />
          {members.length === 0 && mayDecide && <InviteFirst />}
        </section>
      )}
      <section>
        <h2>求人</h2>
        <CompanyJobs {...company} />
      </section>
      <section>
        <h2>返信の実績</h2>
        <CompanyFigures figures={company.response_figures} />
      </section>
      {acts.includes('view_companies') && <ViewCompany admins={members.filter(({ role }) => role === 'admin').length} />}
      <TimelineSection
        timeline={company.timeline}
        kinds={timelineKinds}
        kind={timeline_kind}
        of={{ id: String(id) }}
        logged={{ subject_kind: 'company', subject_id: String(id) }}
      />
    </div>
  )
}
