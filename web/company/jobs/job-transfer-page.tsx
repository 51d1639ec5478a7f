import { data, Form, Link, useActionData } from 'react-router'
import type { JobImport } from '#contract/jobs/postings/job-import.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/job-transfer-page.ts'
import { ImportResults } from './list/import-results.tsx'
import { peopleToNotify, dedupeKey } from './list/people-to-notify.ts'
import './list/jobs.css'
import '#web/ui/table.css'

const exported = '/online/api/v1/amateras/company_users/job_offers/export/?file_format='

/** Returns the result of the file. First shows which candidates it would notify who were not named on the page yet. */
export async function action(args: Route.ActionArgs) {
  let imported: JobImport | undefined
  const result = await submitForm(args, async ({ company_users: { job_offers } }, values, intent) => {
    const file = values.file instanceof File ? values.file : new File([], '')
    imported = await job_offers.import({ file, is_trial: 'true' })
    const key = dedupeKey(imported)
    if (intent === 'try' || (key !== '' && key !== keyOf(values.named))) return
    imported = await job_offers.import({ file, is_trial: 'false' })
  })
  return imported ? data({ saved: true as const, imported }) : result
}

/** A form's lines end in CR and LF. */
const keyOf = (named: unknown) => (typeof named === 'string' ? named.replaceAll('\r\n', '\n') : '')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '求人の取り込みと書き出し',
    description: '求人をファイルで受け渡しします。',
    path: '/online/companies/job_offers/transfer',
    noindex: true,
  })

export default function JobTransferPage() {
  const result = useActionData<FormResult & { imported?: JobImport }>()
  const { acts } = useCompanyAccount()
  const people = result?.imported?.is_trial ? peopleToNotify(result.imported) : 0
  const issue = result?.saved === false ? result.refusal.issues.file : undefined
  return (
    <div className="wrap own-jobs narrow-form">
      <nav className="crumbs" aria-label="現在地">
        <Link to="/online/companies/job_offers">求人</Link>
        <span aria-hidden="true">›</span>
        <span>取り込みと書き出し</span>
      </nav>
      <h1>取り込みと書き出し</h1>
      <section className="stack section" aria-labelledby="export">
        <h2 id="export">書き出す</h2>
        <p className="prose">すべての求人の、すべての項目が入ります。直して取り込むと、同じ求人が変わります。</p>
        <div className="row">
          <a className="button" href={`${exported}csv`} download>
            CSVを受け取る
          </a>
          <a className="button" href={`${exported}json`} download>
            JSONを受け取る
          </a>
        </div>
      </section>
      {acts.includes('edit_jobs') && (
        <section className="stack section" aria-labelledby="import">
          <h2 id="import">取り込む</h2>
          <p className="prose">
            書き出したファイルのほか、求人の CSV、JSON、JSON Lines、JSON-LD の入ったページ、Indeed の XML、RSS
            を読みます。新しい求人は下書きになり、公開はされません。
          </p>
          <p className="small muted">
            CSVの「応募時の質問」は、1行に1件、<code>[選択・必須] 希望の勤務地／東京／京都</code>
            のように書きます。形式は短文・長文・選択・はい・いいえ、必要かどうかは必須・任意です。
          </p>
          {result?.imported && <ImportResults imported={result.imported} />}
          {!issue && <FormRefusal result={result} />}
          <Form method="post" encType="multipart/form-data" className="stack" preventScrollReset>
            <Field label="ファイル" hint="5 MB、300件まで" error={issue}>
              <input className="input file-input" type="file" name="file" required />
            </Field>
            <div className="row">
              <button type="submit" name="intent" value="try" className="button">
                変わる所を見る
              </button>
              <input type="hidden" name="named" value={result?.imported ? dedupeKey(result.imported) : ''} />
              <button type="submit" name="intent" value="import" className="button primary">
                {people > 0 ? `取り込み、${people}人に届ける` : '取り込む'}
              </button>
            </div>
          </Form>
        </section>
      )}
    </div>
  )
}
