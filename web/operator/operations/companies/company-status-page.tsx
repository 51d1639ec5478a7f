import { href, redirect, useActionData } from 'react-router'
import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { FromTicket, ticketOf } from '../tickets/from-ticket.tsx'
import { ReasonForm } from '#web/operator/reason-form.tsx'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/company-status-page.ts'
import { CompanyLabels } from './labels/company-labels.tsx'
import '#web/accounts/security/security.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader(args: Route.LoaderArgs) {
  await requireReauthenticationPage(args)
  const company = await args.context
    .get(apiContext)
    .operators.companies.show({ id: idOf(args.url) })
    .catch((error: unknown) => orNotFound(error, 'この企業はありません。'))
  const { id, name, state, end_of_contract, is_demo, job_counts, decisions } = company
  const published = job_counts.published + job_counts.paused
  return { id, name, state, end_of_contract, is_demo, published, last: decisions[0]?.id ?? null, ticket: ticketOf(args.url) }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { companies } }, values, intent) => {
    const from = { from_state: textOf(values.from_state) as CompanyState, from_decision_id: textOf(values.from_decision_id) || null }
    const ticket = ticketOf(args.url)
    const change = { id: idOf(args.url), reason: textOf(values.reason), report_id: ticket, ...from }
    const back = (done: string) =>
      redirect(`${ticket ? `${href('/operator/reports/detail')}?id=${ticket}` : `${href('/operator/companies/detail')}?id=${change.id}`}&done=${done}`, 303)
    if (intent === 'suspend' || intent === 'lift') {
      await companies.suspend({ ...change, suspended: intent === 'suspend' })
      return back(intent === 'suspend' ? 'suspended' : 'lifted')
    }
    await companies.end_contract({ ...change, end_of_contract: intent === 'end' })
    return back(intent === 'end' ? 'ended' : 'resumed')
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '企業の停止と契約', description: '利用の停止と、契約の終わり。', path: href('/operator/companies/standing'), noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ id, name }) => ({
  above: [{ to: `${href('/operator/companies/detail')}?id=${id}`, label: <bdi>{name}</bdi> }],
  here: '停止と契約',
}))

export default function CompanyStatusPage({ loaderData: company }: Route.ComponentProps) {
  const { name, state, end_of_contract, published, last, ticket } = company
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const forms = [
    ...(state === 'active'
      ? [
          {
            intent: 'suspend',
            title: '利用を停止する',
            button: '停止する',
            text: '企業ページと求人が、すぐに見られなくなります。メンバーは、何もできなくなります。停止を解くと、元のとおりに戻ります。',
            isGrave: true,
          },
        ]
      : []),
    ...(state === 'suspended'
      ? [{ intent: 'lift', title: '停止を解く', button: '停止を解く', text: '企業ページと求人が、停止する前のとおりに戻ります。', isGrave: false }]
      : []),
    end_of_contract
      ? { intent: 'resume', title: '契約を再開する', button: '再開する', text: '終わった求人は戻りません。企業が、あらためて公開します。', isGrave: false }
      : {
          intent: 'end',
          title: '契約を終える',
          button: '契約を終える',
          text: `公開中と停止中の求人${published}件が終わり、新しい連絡ができなくなります。企業ページは、これまでのやりとりから見られます。契約を再開しても、求人は戻りません。`,
          isGrave: true,
        },
  ]
  return (
    <div className="wrap security">
      <h1>停止と契約</h1>
      <p>
        <bdi>{name}</bdi> <CompanyLabels {...company} />
      </p>
      <FromTicket id={ticket} isNoted />
      <FormRefusal result={result} />
      {!acts.includes('suspend_companies') && <p>あなたの役割では、変えられません。</p>}
      {acts.includes('suspend_companies') &&
        forms.map(({ intent, title, button, text, isGrave }) => (
          <section key={intent}>
            <h2>{title}</h2>
            <p className="small">{text}</p>
            <ReasonForm
              intent={intent}
              look={isGrave ? 'danger' : 'primary'}
              hidden={{ from_state: state, from_decision_id: last }}
              hint="企業にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。"
              button={button}
            />
          </section>
        ))}
    </div>
  )
}
