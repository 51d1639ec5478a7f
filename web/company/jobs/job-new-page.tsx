import { Form, Link, redirect, useActionData } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/job-new-page.ts'
import './list/jobs.css'

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { job_offers } }, values) => {
    const kind = textOf(values.kind)
    const { job } = await job_offers.create({ position_title: textOf(values.position_title), ...(kind && { employment_types: [Number(kind)] }) })
    return redirect(`/online/companies/job_offers/edit?id=${job.id}`)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '新しい求人を書く', description: '題名と雇用形態から始めます。', path: '/online/companies/job_offers/new', noindex: true })

const kinds = [
  [1, '正社員'],
  [2, '契約社員'],
  [3, '業務委託・副業'],
  [4, 'アルバイト・パート'],
  [5, 'インターン'],
] as const

export default function JobNewPage() {
  const result = useActionData<FormResult>()
  const refused = result?.saved === false ? result : undefined
  return (
    <div className="wrap own-jobs narrow-form">
      <nav className="crumbs" aria-label="現在地">
        <Link to="/online/companies/job_offers">求人</Link>
        <span aria-hidden="true">›</span>
        <span>新しい求人</span>
      </nav>
      <h1>新しい求人を書く</h1>
      <p className="prose">題名と雇用形態で下書きを作ります。公開するまで、社外の人には見えません。</p>
      <Form method="post" className="stack">
        <FormRefusal result={result} />
        <Field label="題名" need="must" hint="例：蓄電池の発電予測を作るバックエンドエンジニア" error={refused?.refusal.issues.position_title}>
          <input className="input" name="position_title" required maxLength={300} defaultValue={textOf(refused?.values.position_title)} />
        </Field>
        <fieldset className="field">
          <legend>雇用形態</legend>
          <p className="hint">雇用と業務委託は、1つの求人にまとめられません。</p>
          <div className="editor-checks">
            {kinds.map(([id, name]) => (
              <label key={id} className="check">
                <input type="radio" name="kind" value={id} defaultChecked={id === 1} />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="row">
          <button type="submit" className="button primary">
            下書きを作る
          </button>
        </div>
      </Form>
    </div>
  )
}
