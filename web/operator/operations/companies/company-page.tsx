import { href, Link, useActionData } from 'react-router'
import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { FromTicket, ticketOf } from '../tickets/from-ticket.tsx'
import { ReasonForm } from '#web/operator/reason-form.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { ListStepsNav } from '#web/work/table/steps/list-steps-nav.tsx'
import { stepsInList } from '#web/work/table/steps/steps-in-list.ts'
import type { Route } from './+types/company-page.ts'
import { CompanyChecks } from './company-checks.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { InviteFirst } from './adding/invite-first.tsx'
import { CompanyGroup } from './groups/company-group.tsx'
import { CompanyHistory } from './company-history.tsx'
import { CompanyJobs } from './company-jobs.tsx'
import { CompanyLabels } from './labels/company-labels.tsx'
import { CompanyPeople } from './company-people.tsx'
import { allCompanies } from './list/all-companies.ts'
import { companyStatusSentences } from './labels/state-names.ts'
import '#web/ui/styles/panel.css'
import '#web/operator/operator-lists.css'
import './company.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? ''
  const { operators } = context.get(apiContext)
  const [company, steps] = await Promise.all([
    operators.companies.show({ id }).catch((error: unknown) => orNotFound(error, 'この企業はありません。')),
    stepsInList({ context, url }, allCompanies, href('/operator/companies')),
  ])
  return { company, steps, ticket: ticketOf(url), done: companyStatusSentences[url.searchParams.get('done') ?? ''] }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { companies } }, values, intent) => {
    const id = args.url.searchParams.get('id') ?? ''
    if (intent === 'group') {
      await companies.set_group({ id, group_number: textOf(values.group_number).trim() || null, reason: textOf(values.reason) })
      return 'グループを設定しました。このグループの企業に勤めた人は、グループのどの企業からも見えません。'
    }
    if (intent === 'invite') {
      const { email } = await companies.invite({ id, email: textOf(values.email) })
      return `${email}に、招待のメールを送りました。`
    }
    const from = { from_state: textOf(values.from_state) as CompanyState, from_decision_id: textOf(values.from_decision_id) || null }
    if (intent === 'approve') {
      await companies.approve({ id, decision: 'approve', ...from })
      return '承認し、企業に知らせました。'
    }
    await companies.approve({ id, decision: 'refuse', reason: textOf(values.reason), ...from })
    return '承認を見送り、理由を企業に知らせました。'
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.company.name ?? '企業', description: '企業を確かめます。', path: href('/operator/companies/detail'), noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ company }) => ({ here: <bdi>{company.name}</bdi> }))

export default function OperatorCompanyPage({ loaderData: { company, steps, ticket, done } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const { id, name, state, decisions, introduction, officer_name, created_at } = company
  const isWaiting = state === 'pending' || state === 'provisional'
  const from = { from_state: state, from_decision_id: decisions[0]?.id ?? null }
  return (
    <div className="stack operator-company">
      <ListStepsNav steps={steps} />
      <header className="row between">
        <h1>
          <bdi>{name}</bdi> <CompanyLabels {...company} />
        </h1>
        {!isWaiting && acts.includes('suspend_companies') && (
          <Link className="button" data-act="" to={`${href('/operator/companies/standing')}?id=${id}${ticket ? `&report=${ticket}` : ''}`}>
            {state === 'suspended' ? '停止を解く・契約' : '停止・契約'}
          </Link>
        )}
      </header>
      <FromTicket id={ticket} />
      <FormAnswer result={result} done={done} />
      <div className="operator-company-parts">
        <section>
          <h2>確かめること</h2>
          <CompanyChecks company={company} />
          <dl className="facts">
            <dt>登録</dt>
            <dd>
              <ExactTime at={created_at} />
            </dd>
            <dt>代表者</dt>
            <dd>
              <bdi>{officer_name || '—'}</bdi>
            </dd>
            <dt>紹介文</dt>
            <dd>{introduction ? introduction.slice(0, 300) : '—'}</dd>
            {state === 'active' && (
              <>
                <dt>公開のページ</dt>
                <dd>
                  <Link to={`${href('/company/detail')}?id=${id}`}>企業ページを見る</Link>
                </dd>
              </>
            )}
          </dl>
        </section>
        {isWaiting && acts.includes('decide_companies') && (
          <section className="panel decide">
            <h2>承認する</h2>
            <PageForm hidden={from}>
              <p className="small">求人の公開と、求職者への連絡ができるようになります。はじめての求人は、公開の前に審査します。</p>
              <SubmitButton intent="approve" look="primary" data-key="a" data-key-goes="">
                承認する
                <KeyHint of="a" />
              </SubmitButton>
            </PageForm>
            <ReasonForm
              intent="refuse"
              hidden={from}
              label="承認を見送る理由"
              hint="企業にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。"
              button="見送り、理由を伝える"
              keyOf="r"
            />
          </section>
        )}
      </div>
      <CompanyGroup company={company} mayChange={acts.includes('decide_companies')} />
      <section>
        <h2>メンバー</h2>
        <CompanyPeople members={company.members} />
        {company.members.length === 0 && acts.includes('decide_companies') && <InviteFirst />}
      </section>
      <section>
        <h2>求人</h2>
        <CompanyJobs {...company} />
      </section>
      <section>
        <h2>返事の記録</h2>
        <CompanyFigures figures={company.response_figures} />
      </section>
      <CompanyHistory {...company} />
    </div>
  )
}
