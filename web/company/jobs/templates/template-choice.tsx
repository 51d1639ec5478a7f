import { href, Link } from 'react-router'
import type { JobTemplate } from '#contract/jobs/templates/job-templates.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { isolated } from '#web/ui/text/isolated.ts'

/** Begins a job with a template, on the page of a new one. */
export const TemplateChoice = ({ templates }: { templates: JobTemplate[] }) => (
  <section className="stack section" aria-labelledby="from-template">
    <h2 id="from-template">テンプレートから作成</h2>
    {templates.length > 0 ? (
      <PageForm className="stack">
        <Field label="テンプレート">
          <select className="input" name="template_id" defaultValue={templates[0]?.id}>
            {templates.map((template) => (
              <option key={template.id} value={template.id}>
                {isolated(template.name)}
              </option>
            ))}
          </select>
        </Field>
        <div className="row">
          <SubmitButton intent="use_template">テンプレートから下書きを作成</SubmitButton>
          <Link className="button bare" to={href('/online/companies/job_offers/templates')}>
            テンプレートを管理
          </Link>
        </div>
      </PageForm>
    ) : (
      <p className="small muted">テンプレートはまだありません。求人の編集画面の「テンプレートとして保存」で作成できます。</p>
    )}
  </section>
)
