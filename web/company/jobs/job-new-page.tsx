import { href, Link, redirect } from 'react-router'
import { isSamplePosting, samplePostings } from '#contract/jobs/drafting/sample-postings.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/job-new-page.ts'
import './jobs.css'
import { TemplateChoice } from './templates/template-choice.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).company_users.job_templates.list({})
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { job_offers, job_templates } }, values, intent) => {
    if (intent === 'use_template')
      return redirect(`${href('/online/companies/job_offers/edit')}?id=${(await job_templates.use({ id: textOf(values.template_id) })).job_id}`)
    const [act, sample = ''] = (intent ?? '').split(' ')
    if (act === 'sample' && isSamplePosting(sample)) {
      const { job } = await job_offers.create(samplePostings[sample].content)
      return redirect(`${href('/online/companies/job_offers/edit')}?id=${job.id}`)
    }
    const kind = textOf(values.kind)
    const { job } = await job_offers.create({ position_title: textOf(values.position_title), ...(kind && { employment_types: [Number(kind)] }) })
    return redirect(`${href('/online/companies/job_offers/edit')}?id=${job.id}`)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求人を作成', description: '題名と雇用形態から始めます。', path: href('/online/companies/job_offers/new'), noindex: true })

const kinds = ['正社員', '契約社員', '業務委託・副業', 'アルバイト・パート', 'インターン'].map((label, at) => ({ value: at + 1, label }))

export const handle = crumbs({ here: '新しい求人' })

export default function JobNewPage({ loaderData: { templates } }: Route.ComponentProps) {
  const form = usePageForm<{ position_title: string; kind: number }>()
  return (
    <div className="wrap own-jobs narrow-form">
      <h1>求人を作成</h1>
      <p className="prose">
        題名と雇用形態で下書きを作ります。公開するまで、社外の人には見えません。求人票があるときは、
        <Link to={href('/online/companies/job_offers/paste')}>貼り付けて作成</Link>できます。
      </p>
      <PageForm>
        <FormRefusal result={form.result} />
        <TextField of={form} name="position_title" label="題名" need="must" hint="例：蓄電池の発電予測を作るバックエンドエンジニア" required maxLength={300} />
        <ChoicesField
          {...form.choices('kind', [1])}
          type="radio"
          legend="雇用形態"
          hint="雇用と業務委託は、1つの求人にまとめられません。"
          look="editor-checks"
          options={kinds}
        />
        <div className="row">
          <SubmitButton look="primary">下書きを作成</SubmitButton>
        </div>
      </PageForm>
      <section className="stack section" aria-labelledby="samples">
        <h2 id="samples">見本から作成</h2>
        <p className="small">
          書き方の見本です。〔 〕を自社の内容に書き換え、勤務地と給与を入力します。〔 〕が残っているあいだは公開できず、残っている項目に「要修正」と表示します。
        </p>
        <PageForm className="row">
          {Object.entries(samplePostings).map(([name, { label }]) => (
            <SubmitButton key={name} look="small" intent={`sample ${name}`}>
              {label}の見本を使う
            </SubmitButton>
          ))}
        </PageForm>
      </section>
      <TemplateChoice templates={templates} />
    </div>
  )
}
