import { data, href, redirect, useActionData } from 'react-router'
import type { SettingChange } from '#contract/operations/site-settings/site-settings.ts'
import { settingGroups } from '#contract/platform/site/setting-groups.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/group-page.ts'
import { besideRefusal, previewAgain } from './preview-again.ts'
import { PreviewSection } from './preview-section.tsx'
import { SettingControl } from './setting-control.tsx'
import { TestMail } from './test-mail.tsx'
import { wishedSettings } from './wished-settings.ts'
import './settings.css'

type Previewed = { changes: SettingChange[]; values: Record<string, unknown>; is_for_two: boolean }

async function loadGroup({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const { groups, revision } = await context.get(apiContext).operators.site_settings.list()
  const found = groups.find(({ group }) => group === url.searchParams.get('group'))
  if (!found) throw data({ sentence: 'その設定はありません。' }, { status: 404 })
  return { ...found, revision, isSaved: url.searchParams.get('done') === 'saved' }
}

export const loader = (args: Route.LoaderArgs) => loadGroup(args)

/** First what would change is shown; only then it is saved. */
export async function action(args: Route.ActionArgs) {
  let previewed: Previewed | undefined
  const result = await submitSensitive(args, async ({ operators: { site_settings } }, values, intent) => {
    if (intent === 'test_mail') {
      await site_settings.send_test_mail({})
      return '自分のアドレスにテストのメールを送りました。届かないときは「メールのキュー」で理由を確かめてください。'
    }
    const loaded = await loadGroup(args)
    const { group } = loaded
    const wished = { group, ...(await wishedSettings(site_settings, loaded, values)) }
    const preview = async () => {
      const { changes, drafts, is_for_two } = await site_settings.preview(wished)
      const kept = Object.fromEntries(Object.entries(drafts).map(([key, sealed]) => [`draft_${key}`, sealed]))
      const typed = Object.entries(values).filter(([name, value]) => !name.startsWith('password_') && !(value instanceof File))
      previewed = { changes, is_for_two, values: { ...Object.fromEntries(typed), ...kept } }
    }
    if (intent !== 'save') return preview()
    const { is_waiting } = await previewAgain(preview, () =>
      site_settings.save({ ...wished, revision: Number(values.revision), reason: textOf(values.reason) }),
    )
    return redirect(is_waiting ? `${href('/operator/settings')}?done=asked` : `${href('/operator/settings/detail')}?group=${group}&done=saved`, 303)
  })
  return previewed ? besideRefusal(result, { previewed }) : result
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${settingGroups[loaderData.group].label}の設定` : '設定',
    description: 'サイトの設定を変えます。',
    path: href('/operator/settings/detail'),
    noindex: true,
  })

type Answer = FormResult | { previewed: Previewed } | (FormResult & { previewed: Previewed })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ group }) => ({ here: settingGroups[group].label }))

export default function GroupPage({ loaderData }: Route.ComponentProps) {
  const { group, fields, revision, problem, isSaved } = loaderData
  const { label, about } = settingGroups[group]
  const mayChange = useOperatorAccount().acts.includes('change_settings')
  const answer = useActionData<Answer>()
  const previewed = answer && 'previewed' in answer ? answer.previewed : undefined
  const result = answer && 'saved' in answer ? answer : undefined
  const refused = result?.saved === false ? result : undefined
  const typed = previewed?.values ?? refused?.values
  const drafts = Object.fromEntries(Object.entries(typed ?? {}).flatMap(([name, value]) => (name.startsWith('draft_') ? [[name, String(value)]] : [])))
  const isOpen = mayChange && fields.some(({ source }) => source !== 'environment')
  return (
    <div className="stack settings-form">
      <h1>{label}の設定</h1>
      <p className="prose small">{about}</p>
      <FormAnswer result={result} done={isSaved && !previewed && '保存しました。すべてのプロセスに、すぐに反映されます。'} />
      {problem && <p className="note alert">保存した設定を使っていません。{problem}</p>}
      {previewed && <PreviewSection group={group} revision={revision} {...previewed} />}
      <PageForm key={JSON.stringify([typed ?? null, revision])} hidden={drafts} encType="multipart/form-data">
        {fields.map((setting) => (
          <SettingControl
            key={setting.key}
            setting={setting}
            typed={typed}
            mayChange={mayChange}
            error={refused?.refusal.issues[`values.${setting.key}`] ?? (setting.key === 'SITE_LOGO' ? refused?.refusal.issues.file : undefined)}
          />
        ))}
        {isOpen && (
          <SubmitButton intent="check" look={previewed?.changes.length ? 'small' : 'primary'}>
            変更内容を確認
          </SubmitButton>
        )}
      </PageForm>
      {!mayChange && <p className="small muted">変更できるのは、変更の権限を持つ運営のメンバーだけです。</p>}
      {group === 'mail' && mayChange && <TestMail />}
    </div>
  )
}
