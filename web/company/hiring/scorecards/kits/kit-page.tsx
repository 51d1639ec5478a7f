import { data, href, Link, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { NewInterviewKit } from '#contract/hiring/scorecards/interview-kits.ts'
import { type KitStarter, kitStarters } from '#contract/hiring/scorecards/kit-starters.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { Refused } from '#web/platform/api/refusal.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import type { Route } from './+types/kit-page.ts'
import { CriteriaFields } from './criteria-fields.tsx'
import { criteriaOfForm, editedCriteria, kitOfForm } from './kit-of-form.ts'
import '#web/company/companies/settings/company-settings.css'
import './kits.css'

const LIST = href('/online/companies/settings/interview_kits')
const PATH = href('/online/companies/settings/interview_kits/edit')

const blank: NewInterviewKit = { name: '', purpose: '', criteria: [{ name: '', looks_for: '' }], questions: [] }
const isStarter = (name: string): name is KitStarter => Object.hasOwn(kitStarters, name)

export async function loader({ context, url }: Route.LoaderArgs) {
  const [id, from] = [url.searchParams.get('id'), url.searchParams.get('from') ?? '']
  if (!id) return { id: null, kit: isStarter(from) ? kitStarters[from] : blank }
  const { kits } = await context.get(apiContext).company_users.interview_kits.list()
  const kit = kits.find((one) => one.id === id)
  if (!kit) throw data({ sentence: 'この面接キットはありません。' }, { status: 404 })
  return { id, kit }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, ({ company_users }, values, intent) => saveKit(company_users, args.url.searchParams.get('id'), values, intent))

type Values = Record<string, unknown>

/** Without scripts the buttons of the list submit here, too: they change the form and save nothing. */
async function saveKit({ interview_kits }: Api['company_users'], id: string | null, values: Values, intent: string | null) {
  if (intent === 'remove' && id) {
    await interview_kits.remove({ id })
    return redirect(`${LIST}?done=removed`, 303)
  }
  const edited = editedCriteria(criteriaOfForm(values), intent ?? '', blank.criteria[0]!)
  if (edited) {
    Object.assign(values, { criteria: edited })
    throw new Refused({ code: 'NOT_SAVED', sentence: 'まだ保存していません。「保存」を押すと反映されます。', issues: {} })
  }
  const kit = kitOfForm(values)
  await (id ? interview_kits.change({ id, ...kit }) : interview_kits.create(kit))
  return redirect(`${LIST}?done=saved`, 303)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '面接キットの編集', description: '面接の目的、評価項目、質問の例を編集します。', path: PATH, noindex: true })

export const handle = crumbs({ above: [{ to: LIST, label: '面接キット' }], here: '編集' })

export default function KitPage({ loaderData: { id, kit } }: Route.ComponentProps) {
  const of = usePageForm<{ name: string; purpose: string; questions: string }>(undefined, { ...kit, questions: kit.questions.join('\n') })
  const { refused, issues } = of
  const typed = refused ? criteriaOfForm(refused.values) : kit.criteria
  const issueOf = (field: string) => Object.entries(issues).find(([path]) => path.startsWith(`${field}.`))?.[1]
  return (
    <div className="wrap company-settings stack">
      <h1>{id ? '面接キットの編集' : '面接キットの作成'}</h1>
      <FormAnswer result={of.result} />
      <PageForm className="stack kit-form" noValidate>
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" name="intent" value="save" hidden>
          保存
        </button>
        <TextField of={of} name="name" label="名前" need="must" maxLength={50} />
        <TextField of={of} name="purpose" label="目的" need="may" hint="何を確かめる面接か" rows={2} maxLength={300} />
        <h2>評価項目</h2>
        <p className="hint">1個から12個まで。編集しても、提出済みの評価は変わりません。</p>
        {issues.criteria && <FieldError>{issues.criteria}</FieldError>}
        <CriteriaFields key={JSON.stringify(typed)} saved={typed.length > 0 ? typed : blank.criteria} issues={issues} />
        <TextField of={of} name="questions" label="質問の例" need="may" hint="1行に1つ、20個まで" rows={6} />
        {issueOf('questions') && <FieldError>{issueOf('questions')}</FieldError>}
        <div className="row">
          <SubmitButton look="primary" intent="save">
            保存
          </SubmitButton>
          <Link className="button bare" to={LIST}>
            一覧に戻る
          </Link>
        </div>
      </PageForm>
      {id && (
        <ConfirmDialog label="削除" of={kit.name} note="新しい評価には使えなくなります。書かれた評価は残ります。未提出の依頼は取り消されます。">
          <PageForm>
            <SubmitButton look="danger" intent="remove">
              削除する
            </SubmitButton>
          </PageForm>
        </ConfirmDialog>
      )}
    </div>
  )
}
