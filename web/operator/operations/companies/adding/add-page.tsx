import { data, href, redirect, useActionData } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { AddedLine } from '#contract/companies/registration/company-additions.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/add-page.ts'
import { AddedLines } from './added-lines.tsx'
import { MOST_LINES } from '#contract/companies/registration/company-addition-limits.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'

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
      return redirect(`${href('/operator/companies/detail')}?id=${id}&done=${is_invited ? 'added_invited' : 'added'}`, 303)
    }
    const csv = values.file instanceof File ? await textOfFile(values.file) : textOf(values.csv)
    added = { csv, ...(await companies.add_many({ csv, is_trial: intent === 'try' })) }
  })
  return added ? data({ saved: true as const, form: 'csv', added }) : result
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '企業を追加', description: '企業を追加し、最初のメンバーを招待します。', path: href('/operator/companies/add'), noindex: true })

export const handle = crumbs({ here: '追加' })

export default function AddCompaniesPage() {
  const result = useActionData<FormResult & { added?: Added }>()
  const { acts } = useOperatorAccount()
  return (
    <div className="stack">
      <h1>企業を追加</h1>
      {acts.includes('decide_companies') ? (
        <>
          <p className="prose">
            追加した企業は、すぐに利用中になります。最初のメンバーが招待を受けるまで、企業のページに「まだこの会社の人は登録していません」と出て、応募は受け付けません。
          </p>
          <section className="section" aria-labelledby="one">
            <h2 id="one">1社ずつ</h2>
            <OneCompanyForm />
          </section>
          <section className="section" aria-labelledby="csv">
            <h2 id="csv">CSVでまとめて</h2>
            <CsvForm />
          </section>
          {result?.added && <AddedLines {...result.added} />}
        </>
      ) : (
        <p>あなたの役割では、追加できません。</p>
      )}
    </div>
  )
}

/** A text file as spreadsheets save it: UTF-8, or else Shift_JIS. */
async function textOfFile(file: File) {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}

/** A file is looked at first; what it would do is shown before anything is written. */
function CsvForm() {
  const form = usePageForm<{ csv: string }>('csv')
  return (
    <PageForm of={form} encType="multipart/form-data" className="stack prose" preventScrollReset>
      <FormRefusal result={form.answer} />
      <p>
        1行目に <code>company,number,domain,member</code>{' '}
        の見出しを書き、2行目から1行に1社を書きます。法人番号とドメインはどちらか一方、メンバーは空でもよく、同じ企業の行を重ねるとメンバーを何人も招待できます。
        <a href="/company-template.csv" download>
          テンプレートをダウンロード
        </a>
      </p>
      <Field label="CSVファイル" hint={`${MOST_LINES}行まで`} error={form.issues.csv}>
        <input className="input file-input" type="file" name="file" accept=".csv,text/csv" required />
      </Field>
      <SubmitButton intent="try" look="primary">
        内容を確認
      </SubmitButton>
    </PageForm>
  )
}

/** One company, and whom to invite as its admin. */
function OneCompanyForm() {
  const form = usePageForm<Parameters<Api['operators']['companies']['create']>[0]>('one')
  return (
    <PageForm of={form} className="stack prose">
      <FormRefusal result={form.answer} />
      <TextField of={form} name="company_name" label="企業名" need="must" hint="登記している名称。" maxLength={200} required />
      {form.refused?.refusal.code === 'COMPANY_TWINS' && (
        <label className="check">
          <input type="checkbox" name="is_another" value="true" /> これらとは別の企業として追加する
        </label>
      )}
      <TextField of={form} name="corporate_number" label="法人番号" need="may" hint="13桁。" inputMode="numeric" maxLength={20} />
      <TextField of={form} name="url" label="企業のサイト" need="may" hint="ドメインだけでもよい。例：example.co.jp" inputMode="url" maxLength={500} />
      <TextField
        of={form}
        name="email"
        label="最初のメンバーのメールアドレス"
        need="may"
        hint="管理者として招待するメールを送ります。"
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <SubmitButton intent="one" look="primary">
        企業を追加
      </SubmitButton>
    </PageForm>
  )
}
