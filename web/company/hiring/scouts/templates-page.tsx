import { Form, useActionData } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import type { Route } from './+types/templates-page.ts'
import { ScoutFeedbackList } from './scout-feedback-list.tsx'
import '#web/ui/panel.css'
import './scouts.css'

const PATH = '/online/companies/scouts/templates'

export async function loader({ context }: Route.LoaderArgs) {
  const { scout_templates, scout_feedback } = context.get(apiContext).company_users
  const [{ templates }, { feedback }] = await Promise.all([scout_templates.list(), scout_feedback()])
  return { templates, feedback }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { scout_templates } }, values, intent) => {
    if (intent === 'remove') {
      await scout_templates.remove({ template_id: textOf(values.template_id) })
      return 'ひな形を消しました。'
    }
    await scout_templates.create({ name: textOf(values.name), greeting: textOf(values.greeting), closing: textOf(values.closing) })
    return 'ひな形を保存しました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ひな形と、断られた理由', description: 'スカウトのあいさつと結びのひな形です。', path: PATH, noindex: true })

export default function TemplatesPage({ loaderData: { templates, feedback } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  return (
    <div className="wrap stack">
      <CandidatesNav />
      <h1>ひな形と、断られた理由</h1>
      <ScoutFeedbackList feedback={feedback} />
      <section className="stack" aria-labelledby="templates">
        <h2 id="templates">あいさつと結びのひな形</h2>
        <p className="prose">ひな形にできるのは、はじめのあいさつと結びだけです。送る理由は、相手ひとりに向けて書きます。</p>
        <DoneNote result={result} />
        <FormRefusal result={result} />
        {templates.map(({ id, name, greeting, closing }) => (
          <article className="panel stack" key={id}>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            {greeting && <p className="said">{greeting}</p>}
            {closing && <p className="said">{closing}</p>}
            <Form method="post">
              <input type="hidden" name="template_id" value={id} />
              <button type="submit" className="button bare small" name="intent" value="remove" aria-label={`「${isolated(name)}」を消す`}>
                消す
              </button>
            </Form>
          </article>
        ))}
        <Form method="post" className="panel stack" key={templates.length}>
          <h3>ひな形を作る</h3>
          <Field label="名前" need="must" error={issues.name}>
            <input className="input" name="name" maxLength={50} required defaultValue={textOf(refused?.values.name)} />
          </Field>
          <Field label="はじめのあいさつ" need="may" error={issues.greeting}>
            <textarea className="input" name="greeting" rows={3} maxLength={1000} defaultValue={textOf(refused?.values.greeting)} />
          </Field>
          <Field label="結び" need="may" error={issues.closing}>
            <textarea className="input" name="closing" rows={3} maxLength={1000} defaultValue={textOf(refused?.values.closing)} />
          </Field>
          <button type="submit" className="button" name="intent" value="create">
            保存する
          </button>
        </Form>
      </section>
    </div>
  )
}
