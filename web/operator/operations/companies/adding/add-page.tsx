import { data, Link, redirect, useActionData } from 'react-router'
import type { AddedLine } from '#contract/companies/registration/company-additions.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/add-page.ts'
import { AddedLines } from './added-lines.tsx'
import { CsvForm } from './csv-form.tsx'
import { OneCompanyForm } from './one-company-form.tsx'
import { textOfFile } from './text-of-file.ts'
import '#web/ui/nav/crumbs.css'
import '#web/ui/table.css'

type Added = { csv: string; lines: AddedLine[]; is_saved: boolean }
const filled = (value: unknown) => textOf(value).trim() || undefined

/** What became of each line is told besides what a form tells. */
export async function action(args: Route.ActionArgs) {
  let added: Added | undefined
  const result = await submitForm(args, async ({ operators: { companies } }, values, intent) => {
    if (intent === 'one') {
      const { company_name, corporate_number, url, email, is_another } = values
      const more = { corporate_number: filled(corporate_number), url: filled(url), email: filled(email), is_another: is_another === 'true' }
      const { id, is_invited } = await companies.create({ company_name: textOf(company_name), ...more })
      return redirect(`/operator/companies/detail?id=${id}&done=${is_invited ? 'added_invited' : 'added'}`, 303)
    }
    const csv = values.file instanceof File ? await textOfFile(values.file) : textOf(values.csv)
    added = { csv, ...(await companies.add_many({ csv, is_trial: intent === 'try' })) }
  })
  return added ? data({ saved: true as const, form: 'csv', added }) : result
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '企業を加える', description: '企業を加え、最初のメンバーを招きます。', path: '/operator/companies/add', noindex: true })

export default function AddCompaniesPage() {
  const result = useActionData<FormResult & { added?: Added }>()
  const { acts } = useOperatorAccount()
  const of = (form: string) => (result?.form === form ? result : undefined)
  return (
    <div className="stack">
      <nav className="crumbs" aria-label="現在地">
        <Link to="/operator/companies">企業</Link>
        <span aria-hidden="true">›</span>
        <span>加える</span>
      </nav>
      <h1>企業を加える</h1>
      {acts.includes('decide_companies') ? (
        <>
          <p className="prose">
            加えた企業は、すぐに利用中になります。最初のメンバーが招待を受けるまで、企業のページに「まだこの会社の人は登録していません」と出て、応募は受け付けません。
          </p>
          <section className="section" aria-labelledby="one">
            <h2 id="one">1社ずつ</h2>
            <OneCompanyForm result={of('one')} />
          </section>
          <section className="section" aria-labelledby="csv">
            <h2 id="csv">CSVでまとめて</h2>
            <CsvForm result={of('csv')} />
          </section>
          {result?.added && <AddedLines {...result.added} />}
        </>
      ) : (
        <p>あなたの役割では、加えられません。</p>
      )}
    </div>
  )
}
