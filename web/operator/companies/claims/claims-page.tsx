import { href, Link, useActionData } from 'react-router'
import { CompanyClaimSearch } from '#contract/companies/registration/company-claims.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { Route } from './+types/claims-page.ts'
import { ClaimCard } from './claim-card.tsx'
import '#web/ui/styles/panel.css'
import '#web/operator/operations/reports/reports.css'

const PATH = href('/operator/claims')

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(CompanyClaimSearch, url.searchParams)
  return { ...(await context.get(apiContext).operators.company_claims.list({ ...search, per_page: 20 })), claim_state: search.claim_state }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { company_claims } }, { id, reason }, intent) => {
    if (intent === 'approve') {
      const { company, name } = await company_claims.decide({ id: textOf(id), decision: 'approve' })
      return `${name}さんを「${company.name}」の管理者にし、メールで伝えました。`
    }
    const { company } = await company_claims.decide({ id: textOf(id), decision: 'refuse', reason: textOf(reason) })
    return `「${company.name}」の申請を断り、理由をメールで伝えました。`
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '管理者になる申請', description: 'まだ人のいない企業の、管理者になる申請。', path: PATH, noindex: true })

export default function ClaimsPage({ loaderData }: Route.ComponentProps) {
  const { claims, claim_state } = loaderData
  const result = useActionData<FormResult>()
  return (
    <ListPage
      title="管理者になる申請"
      intro="取り込みや運営が追加した企業には、はじめは管理者がいません。メールアドレスを確かめた人からの申請を、ドメイン・法人番号・招待から確かめて決めます。"
      answer={!(result?.saved === false && result.form) && <FormAnswer result={result} />}
      filters={<ListFilters filters={[{ name: 'claim_state', label: '状態', value: claim_state, options: { waiting: '待っている', decided: '決まった' } }]} />}
      list={loaderData}
      of="申請"
      empty={
        <>
          申請はありません。企業を追加して招待するときは、<Link to={href('/operator/companies/add')}>企業を追加する</Link>から。
        </>
      }
    >
      <div className="stack" data-rows="">
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} result={result?.form === claim.id ? result : undefined} />
        ))}
      </div>
    </ListPage>
  )
}
