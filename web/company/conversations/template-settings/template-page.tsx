import { data, href, Link, redirect } from 'react-router'
import { type Placeholder, placeholders } from '#contract/conversations/templates/placeholders.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { Refused } from '#web/platform/api/refusal.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/template-page.ts'
import { saveTemplate } from './save-template.ts'
import { TemplateFields, type TemplateForm } from './template-fields.tsx'
import '#web/company/companies/settings/company-settings.css'

const LIST = href('/online/companies/settings/templates')
const PATH = href('/online/companies/settings/templates/edit')
const SAMPLE = '佐藤 花'

/** `id` edits one, `from` begins with a copy of one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { company_users } = context.get(apiContext)
  const [id, from] = [url.searchParams.get('id'), url.searchParams.get('from')]
  const [{ templates }, { jobs }] = await Promise.all([
    company_users.message_templates.list(),
    company_users.job_offers.list({ state: 'published', per_page: 1 }),
  ])
  const found = templates.find((one) => one.id === (id ?? from))
  if (!found && (id ?? from)) throw data({ sentence: 'このテンプレートはありません。' }, { status: 404 })
  return { id: id && found ? found.id : null, template: found ?? null, job: jobs[0]?.position_title ?? 'エンジニア' }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users }, values, intent) => {
    changeUnsaved(values, intent)
    const id = args.url.searchParams.get('id')
    const saved = id ? (await company_users.message_templates.list()).templates.find((one) => one.id === id) : undefined
    if (id && !saved) throw new Refused({ code: 'NOT_FOUND', sentence: 'このテンプレートは削除されました。', issues: {} })
    await saveTemplate(company_users, values, saved)
    return redirect(`${LIST}?done=saved`, 303)
  })

/** Without scripts the buttons beside the text submit here, too: they change the form and save nothing. */
function changeUnsaved(values: Record<string, unknown>, intent: string | null) {
  const [act, name] = (intent ?? '').split(' ')
  if (act !== 'insert' && act !== 'preview') return
  if (act === 'insert' && placeholders.includes(name as Placeholder)) values.message = `${textOf(values.message)}{${name}}`
  throw new Refused({ code: 'NOT_SAVED', sentence: 'まだ保存していません。「保存」を押すと反映されます。', issues: {} })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'テンプレートの編集', description: '候補者へのメッセージのテンプレートを編集します。', path: PATH, noindex: true })

export const handle = crumbs({ above: [{ to: LIST, label: 'メッセージのテンプレート' }], here: '編集' })

export default function TemplatePage({ loaderData: { id, template, job } }: Route.ComponentProps) {
  const { acts, company, name } = useCompanyAccount()
  const mayShare = acts.includes('edit_templates')
  const copied = template && !id ? `${template.name.slice(0, 35)}のコピー` : template?.name
  const of = usePageForm<TemplateForm>(undefined, { name: copied ?? '', message: template?.message ?? '' })
  if (id && template?.is_shared && !mayShare) return <NotOurs id={id} />
  return (
    <div className="wrap company-settings stack">
      <h1>{id ? 'テンプレートの編集' : 'テンプレートの作成'}</h1>
      <FormAnswer result={of.result} />
      <PageForm className="stack" noValidate>
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" name="intent" value="save" hidden>
          保存
        </button>
        <TemplateFields
          of={of}
          mayShare={mayShare}
          isShared={mayShare && template?.is_shared !== false}
          values={{ 候補者名: SAMPLE, 求人名: job, 企業名: company.name, 担当者名: name }}
        />
        <div className="row">
          <SubmitButton look="primary" intent="save">
            保存
          </SubmitButton>
          <Link className="button bare" to={LIST}>
            一覧に戻る
          </Link>
        </div>
      </PageForm>
    </div>
  )
}

/** A shared one, for a member who may use it and not change it. */
const NotOurs = ({ id }: { id: string }) => (
  <div className="wrap company-settings stack">
    <h1>テンプレートの編集</h1>
    <p className="note">共有のテンプレートを編集できるのは管理者とリクルーターです。</p>
    <p className="row">
      <Link className="button" to={`${PATH}?from=${id}`}>
        複製して自分用を作成
      </Link>
      <Link className="button bare" to={LIST}>
        一覧に戻る
      </Link>
    </p>
  </div>
)
