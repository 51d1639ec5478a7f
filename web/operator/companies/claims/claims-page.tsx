import { Form, Link, useActionData } from 'react-router'
import { CompanyClaimSearch } from '#contract/companies/registration/company-claims.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/claims-page.ts'
import { ClaimCard } from './claim-card.tsx'
import '#web/ui/panel.css'
import '#web/operator/operations/reports/reports.css'

const PATH = '/operator/claims'

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

export default function ClaimsPage({ loaderData: { claims, total, page, per_page, claim_state } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const base = claim_state ? `${PATH}?claim_state=${claim_state}` : PATH
  return (
    <div className="stack">
      <h1>管理者になる申請</h1>
      <p className="prose small">
        取り込みや運営が加えた企業には、はじめは管理者がいません。メールアドレスを確かめた人からの申請を、ドメイン・法人番号・招待から確かめて決めます。
      </p>
      <DoneNote result={result} />
      {!(result?.saved === false && result.form) && <FormRefusal result={result} />}
      <Form method="get" className="report-filters" key={claim_state ?? ''}>
        <Field label="状態">
          <select className="input" name="claim_state" defaultValue={claim_state ?? ''}>
            <option value="">すべて</option>
            <option value="waiting">待っている</option>
            <option value="decided">決まった</option>
          </select>
        </Field>
        <button type="submit" className="button">
          しぼる
        </button>
      </Form>
      <p>
        <strong className="num">{total.toLocaleString('ja-JP')}</strong>件
      </p>
      {total === 0 && (
        <p className="muted">
          申請はありません。企業を加えて招くときは、<Link to="/operator/companies/add">企業を加える</Link>から。
        </p>
      )}
      {claims.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} result={result?.form === claim.id ? result : undefined} />
      ))}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => pagePath(base, page)} />
    </div>
  )
}
