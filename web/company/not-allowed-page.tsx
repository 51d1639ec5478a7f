import { Fragment } from 'react'
import { href, Link, useActionData } from 'react-router'
import { type CompanyAct, companyActRefusal, companyActs } from '#contract/accounts/members/company-acts.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { apiContext, memberContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { actOf } from '#web/platform/shell/guards/way-of-member.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/not-allowed-page.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'

/** Why a page is not for this member, from the same table that refused it, and whom they can ask for the role. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const member = context.get(memberContext)
  const named = url.searchParams.get('act') ?? ''
  const act = isCompanyAct(named) ? named : actOf(url.searchParams.get('page') ?? '')
  const code = member?.viewing ? 'VIEWING_CLOSED' : member && act && companyActRefusal(member, act)
  const sentence = code && code !== 'ROLE_FORBIDDEN' ? errors[code].message : undefined
  const request = act && code === 'ROLE_FORBIDDEN' ? { act, ...(await context.get(apiContext).company_users.role_requests.show({ act })) } : null
  return { label: act && companyActs[act].label, isRefused: Boolean(code), sentence, request, now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users }, values) => {
    const act = textOf(values.act)
    if (isCompanyAct(act)) await company_users.role_requests.create({ act })
    return '依頼しました。管理者のお知らせに届きます。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'このページは開けません',
    description: 'このページは、いまのあなたには開けません。',
    path: href('/online/companies/not_allowed'),
    noindex: true,
  })

export const handle = crumbs({ here: '開けないページ' })

export default function NotAllowedPage({ loaderData: { label, isRefused, sentence, request, now } }: Route.ComponentProps) {
  const { role, viewing } = useCompanyAccount()
  const result = useActionData<FormResult>()
  return (
    <div className="wrap stack">
      <h1>{request ? '権限がありません' : 'このページは開けません'}</h1>
      {isRefused ? (
        <p className="prose">{sentence ?? `あなたの役割（${roleNames[role]}）では、「${label}」ことはできません。`}</p>
      ) : (
        <p className="prose">いまは、開けるようになっています。もう一度お試しください。</p>
      )}
      <FormAnswer result={result} />
      {request && <AskForRole request={request} now={now} />}
      <p>
        <Link className="button" to={viewing ? href('/online/companies/job_offers') : href('/online/companies/dashboard')}>
          {viewing ? '求人へ' : 'ホームへ'}
        </Link>
      </p>
    </div>
  )
}

const isCompanyAct = (name: string): name is CompanyAct => Object.hasOwn(companyActs, name)

type Request = { act: CompanyAct; admins: string[]; asked_at: string | null }

/** Names who is notified before anything is sent. */
function AskForRole({ request: { act, admins, asked_at }, now }: { request: Request; now: number }) {
  const names = (
    <>
      管理者（
      {admins.map((name, index) => (
        <Fragment key={`${index} ${name}`}>
          {index > 0 && '、'}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      ）
    </>
  )
  if (asked_at)
    return (
      <p className="small muted">
        {momentText(asked_at, now)}に、{names}に依頼しました。同じ依頼は、1日に1回送れます。
      </p>
    )
  return (
    <PageForm hidden={{ act }}>
      <p className="small">{names}に、この操作ができる役割を依頼できます。お知らせとメールに、あなたの氏名・いまの役割・したい操作が書かれます。</p>
      <SubmitButton look="primary">管理者に依頼</SubmitButton>
    </PageForm>
  )
}
