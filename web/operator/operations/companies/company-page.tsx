import { Form, Link, useActionData, useNavigation } from 'react-router'
import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { FromTicket } from '../tickets/from-ticket.tsx'
import { ticketOf } from '../tickets/ticket-of.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/company-page.ts'
import { CompanyChecks } from './company-checks.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { InviteFirst } from './adding/invite-first.tsx'
import { CompanyGroup } from './groups/company-group.tsx'
import { CompanyHistory } from './company-history.tsx'
import { CompanyJobs } from './company-jobs.tsx'
import { CompanyLabels } from './company-labels.tsx'
import { CompanyPeople } from './company-people.tsx'
import { standingSentences } from './standing-sentences.ts'
import '#web/ui/nav/crumbs.css'
import '#web/ui/table.css'
import '#web/ui/panel.css'
import '#web/operator/operator-lists.css'
import './company.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? ''
  const company = await context
    .get(apiContext)
    .operators.companies.show({ id })
    .catch((error: unknown) => orNotFound(error, 'この企業はありません。'))
  return { company, ticket: ticketOf(url), done: standingSentences[url.searchParams.get('done') ?? ''] }
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
  pageMeta(matches, { title: loaderData?.company.name ?? '企業', description: '企業を確かめます。', path: '/operator/companies/detail', noindex: true })

export default function OperatorCompanyPage({ loaderData: { company, ticket, done } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const { id, name, state, decisions, introduction, officer_name, created_at } = company
  const isWaiting = state === 'pending' || state === 'provisional'
  const from = (
    <>
      <input type="hidden" name="from_state" value={state} />
      <input type="hidden" name="from_decision_id" value={decisions[0]?.id ?? ''} />
    </>
  )
  return (
    <div className="stack operator-company">
      <nav className="crumbs" aria-label="現在地">
        <Link to="/operator/companies">企業</Link>
        <span aria-hidden="true">›</span>
        <span>
          <bdi>{name}</bdi>
        </span>
      </nav>
      <header className="row between">
        <h1>
          <bdi>{name}</bdi> <CompanyLabels {...company} />
        </h1>
        {!isWaiting && acts.includes('suspend_companies') && (
          <Link className="button" to={`/operator/companies/standing?id=${id}${ticket ? `&report=${ticket}` : ''}`}>
            {state === 'suspended' ? '停止を解く・契約' : '停止・契約'}
          </Link>
        )}
      </header>
      <FromTicket id={ticket} />
      {done && !result && (
        <div className="note green">
          <output>{done}</output>
        </div>
      )}
      <DoneNote result={result} />
      <FormRefusal result={result} />
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
                  <Link to={`/company/detail?id=${id}`}>企業ページを見る</Link>
                </dd>
              </>
            )}
          </dl>
        </section>
        {isWaiting && acts.includes('decide_companies') && (
          <section className="panel decide">
            <h2>承認する</h2>
            <Form method="post" className="stack">
              {from}
              <p className="small">求人の公開と、求職者への連絡ができるようになります。はじめての求人は、公開の前に審査します。</p>
              <button type="submit" name="intent" value="approve" className="button primary" aria-disabled={isBusy}>
                承認する
              </button>
            </Form>
            <Form method="post" className="stack">
              {from}
              <ReasonField
                label="承認を見送る理由"
                hint="企業にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。"
                error={result?.saved === false && !result.form ? result.refusal.issues.reason : undefined}
                defaultValue={result?.saved === false && !result.form ? textOf(result.values.reason) : ''}
              />
              <button type="submit" name="intent" value="refuse" className="button" aria-disabled={isBusy}>
                見送り、理由を伝える
              </button>
            </Form>
          </section>
        )}
      </div>
      <CompanyGroup company={company} result={result} mayChange={acts.includes('decide_companies')} />
      <section>
        <h2>メンバー</h2>
        <CompanyPeople members={company.members} />
        {company.members.length === 0 && acts.includes('decide_companies') && <InviteFirst result={result?.form === 'invite' ? result : undefined} />}
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
