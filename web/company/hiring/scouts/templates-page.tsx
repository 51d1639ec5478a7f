import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import type { Route } from './+types/templates-page.ts'
import { ScoutFeedbackList } from './scout-feedback-list.tsx'
import './scouts.css'

const PATH = href('/online/companies/scouts/templates')

export async function loader({ context }: Route.LoaderArgs) {
  const { scout_templates, scout_feedback } = context.get(apiContext).company_users
  const [{ templates }, { feedback }] = await Promise.all([scout_templates.list(), scout_feedback()])
  return { templates, feedback }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { scout_templates } }, values, intent) => {
    if (intent === 'remove') {
      await scout_templates.remove({ template_id: textOf(values.template_id) })
      return 'テンプレートを削除しました。'
    }
    await scout_templates.create({ name: textOf(values.name), greeting: textOf(values.greeting), closing: textOf(values.closing) })
    return 'テンプレートを保存しました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'テンプレート・辞退理由', description: 'スカウトのあいさつと結びのテンプレートです。', path: PATH, noindex: true })

export const handle = crumbs({ above: [{ to: href('/online/companies/scouts'), label: '送信したスカウト' }], here: 'テンプレート・辞退理由' })

export default function TemplatesPage({ loaderData: { templates, feedback } }: Route.ComponentProps) {
  const form = usePageForm<Parameters<Api['company_users']['scout_templates']['create']>[0]>()
  return (
    <div className="wrap stack">
      <CandidatesNav />
      <h1>テンプレート・辞退理由</h1>
      <ScoutFeedbackList feedback={feedback} />
      <section className="stack" aria-labelledby="templates">
        <h2 id="templates">あいさつと結びのテンプレート</h2>
        <p className="prose">テンプレートにできるのは書き出しと結びの文だけです。送る理由は、相手ひとりに向けて書きます。</p>
        <FormAnswer result={form.result} />
        {templates.map(({ id, name, greeting, closing }) => (
          <article className="panel stack" key={id}>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            {greeting && <p className="said">{greeting}</p>}
            {closing && <p className="said">{closing}</p>}
            <PageForm className="row" hidden={{ template_id: id }}>
              <SubmitButton look="small bare" intent="remove" aria-label={`「${isolated(name)}」を削除`}>
                削除
              </SubmitButton>
            </PageForm>
          </article>
        ))}
        <PageForm of={form} className="panel stack" key={templates.length}>
          <h3>テンプレートを作成</h3>
          <TextField of={form} name="name" label="名前" need="must" maxLength={50} required />
          <TextField of={form} name="greeting" label="書き出し" need="may" rows={3} maxLength={1000} />
          <TextField of={form} name="closing" label="結び" need="may" rows={3} maxLength={1000} />
          <SubmitButton intent="create">保存する</SubmitButton>
        </PageForm>
      </section>
    </div>
  )
}
