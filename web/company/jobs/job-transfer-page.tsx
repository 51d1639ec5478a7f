import { data, href, redirect, useActionData } from 'react-router'
import type { JobImport } from '#contract/jobs/postings/job-import.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/job-transfer-page.ts'
import { dedupeKey, draftsPath, ImportResults, isAllAdded, peopleToNotify } from './import-results.tsx'
import './jobs.css'

const exported = '/online/api/v1/amateras/company_users/job_offers/export/?file_format='

/** Returns the result of the file; where all of it became drafts, their table. First shows which candidates it would notify who were not named on the page yet. */
export async function action(args: Route.ActionArgs) {
  let imported: JobImport | undefined
  const result = await submitForm(args, async ({ company_users: { job_offers } }, values, intent) => {
    const file = values.file instanceof File ? values.file : new File([], '')
    imported = await job_offers.import({ file, is_trial: 'true' })
    const key = dedupeKey(imported)
    if (intent === 'try' || (key !== '' && key !== keyOf(values.named))) return
    imported = await job_offers.import({ file, is_trial: 'false' })
    if (isAllAdded(imported)) return redirect(`${draftsPath(imported)}&imported`)
  })
  return imported && !(result instanceof Response) ? data({ saved: true as const, imported }) : result
}

/** A form's lines end in CR and LF. */
const keyOf = (named: unknown) => (typeof named === 'string' ? named.replaceAll('\r\n', '\n') : '')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '求人のインポート・エクスポート',
    description: '求人をファイルで受け渡しします。',
    path: href('/online/companies/job_offers/transfer'),
    noindex: true,
  })

export const handle = crumbs({ here: 'インポート・エクスポート' })

export default function JobTransferPage() {
  const result = useActionData<FormResult & { imported?: JobImport }>()
  const { acts } = useCompanyAccount()
  const people = result?.imported?.is_trial ? peopleToNotify(result.imported) : 0
  const issue = result?.saved === false ? result.refusal.issues.file : undefined
  return (
    <div className="wrap own-jobs narrow-form">
      <h1>インポート・エクスポート</h1>
      <section className="stack section" aria-labelledby="export">
        <h2 id="export">エクスポート</h2>
        <p className="prose">すべての求人の、すべての項目が入ります。編集してインポートすると、同じ求人が更新されます。</p>
        <div className="row">
          <a className="button" href={`${exported}csv`} download>
            CSVをダウンロード
          </a>
          <a className="button" href={`${exported}json`} download>
            JSONをダウンロード
          </a>
        </div>
      </section>
      {acts.includes('edit_jobs') && (
        <section className="stack section" aria-labelledby="import">
          <h2 id="import">インポート</h2>
          <p className="prose">
            エクスポートしたファイルのほか、求人の CSV、JSON、JSON Lines、JSON-LD の入ったページ、Indeed の XML、RSS
            を読みます。新しい求人は下書きになり、公開はされません。
          </p>
          <p>
            <a className="button small" href="/import-template.csv" download>
              CSVの見本をダウンロード
            </a>
          </p>
          <p className="small muted">
            CSVの「応募時の質問」は、1行に1件、<code>[選択・必須] 希望の勤務地／東京／京都</code>
            のように書きます。形式は短文・長文・選択・はい・いいえ、必要かどうかは必須・任意です。
          </p>
          {result?.imported && <ImportResults imported={result.imported} />}
          {!issue && <FormRefusal result={result} />}
          <PageForm encType="multipart/form-data" preventScrollReset hidden={{ named: result?.imported ? dedupeKey(result.imported) : '' }}>
            <Field label="ファイル" hint="5 MB、300件まで" error={issue}>
              <input className="input file-input" type="file" name="file" required />
            </Field>
            <div className="row">
              <SubmitButton intent="try">変更内容をプレビュー</SubmitButton>
              <SubmitButton look="primary" intent="import">
                {people > 0 ? `インポートし、${people}人に届ける` : 'インポート'}
              </SubmitButton>
            </div>
          </PageForm>
        </section>
      )}
    </div>
  )
}
