import { href, redirect } from 'react-router'
import type { JobTemplate } from '#contract/jobs/templates/job-templates.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { Route } from './+types/job-templates-page.ts'
import '../jobs.css'

const PATH = href('/online/companies/job_offers/templates')

export async function loader({ context }: Route.LoaderArgs) {
  const { templates } = await context.get(apiContext).company_users.job_templates.list({})
  return { templates, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { job_templates } }, values, intent) => {
    const id = textOf(values.template_id)
    if (intent === 'use') return redirect(`${href('/online/companies/job_offers/edit')}?id=${(await job_templates.use({ id })).job_id}`)
    if (intent === 'remove') {
      await job_templates.remove({ id })
      return 'テンプレートを削除しました。'
    }
    await job_templates.rename({ id, name: textOf(values.name) })
    return '名前を変えました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求人のテンプレート', description: '求人の下書きを作るテンプレートです。', path: PATH, noindex: true })

export const handle = crumbs({ here: '求人のテンプレート' })

export default function JobTemplatesPage({ loaderData: { templates, now } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const { result, refused, issues } = usePageForm()
  const mayEdit = acts.includes('edit_jobs')
  return (
    <div className="wrap own-jobs narrow-form">
      <h1>求人のテンプレート</h1>
      <p className="prose">テンプレートは社外に表示されません。作成した下書きは、公開前チェックを通すと公開できます。</p>
      <FormAnswer result={result} />
      {templates.length === 0 && (
        <EmptyState>テンプレートはまだありません。求人の編集画面の「テンプレートとして保存」で、その求人のすべての項目を保存できます。</EmptyState>
      )}
      {templates.map((template) => (
        <TemplatePanel
          key={`${template.id} ${template.updated_at}`}
          template={template}
          now={new Date(now)}
          mayEdit={mayEdit}
          error={refused && textOf(refused.values.template_id) === String(template.id) ? issues.name : undefined}
          typed={refused && textOf(refused.values.template_id) === String(template.id) ? textOf(refused.values.name) : undefined}
        />
      ))}
    </div>
  )
}

type PanelProps = { template: JobTemplate; now: Date; mayEdit: boolean; error: string | undefined; typed: string | undefined }

/** One template: what it is of, and what can be done with it. */
function TemplatePanel({ template: { id, name, position_title, created_by, updated_at }, now, mayEdit, error, typed }: PanelProps) {
  const label = isolated(name)
  return (
    <article className="panel stack" aria-labelledby={`template-${id}`}>
      <h2 id={`template-${id}`}>
        <bdi>{name}</bdi>
      </h2>
      <p className="small muted">
        <bdi>{position_title}</bdi>・<bdi>{created_by}</bdi>・{momentText(updated_at, now)}
      </p>
      {mayEdit && (
        <PageForm className="row" hidden={{ template_id: String(id) }}>
          <SubmitButton intent="use" look="primary" aria-label={`「${label}」から下書きを作成`}>
            下書きを作成
          </SubmitButton>
        </PageForm>
      )}
      {mayEdit && (
        <details open={error !== undefined}>
          <summary>名前の変更と削除</summary>
          <PageForm className="stack" hidden={{ template_id: String(id) }}>
            <Field label="テンプレートの名前" {...(error && { error })}>
              <input className="input" name="name" defaultValue={typed ?? name} maxLength={100} required />
            </Field>
            <div className="row">
              <SubmitButton intent="rename" look="small" aria-label={`「${label}」の名前を変更`}>
                名前を変更
              </SubmitButton>
              <SubmitButton intent="remove" look="small bare" aria-label={`「${label}」を削除`}>
                削除
              </SubmitButton>
            </div>
            <p className="small muted">消したテンプレートは戻せません。作成した求人は残ります。</p>
          </PageForm>
        </details>
      )}
    </article>
  )
}
