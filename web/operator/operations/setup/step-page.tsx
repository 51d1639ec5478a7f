import { data, href, redirect, useActionData, useRouteLoaderData } from 'react-router'
import { fieldOf, settingGroups } from '#contract/platform/site/setting-groups.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { SettingControl } from '#web/operator/operations/settings/setting-control.tsx'
import { wishedSettings } from '#web/operator/operations/settings/wished-settings.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { loader as layoutLoader } from './setup-layout.tsx'
import type { Route } from './+types/step-page.ts'
import { BackupTrials, type MadeKey } from './backup-trials.tsx'
import { MailTrial } from './mail-trial.tsx'
import { setupSteps, stepAt } from './setup-steps.ts'
import { SiteAddress } from './site-address.tsx'
import { StepWay } from './step-list.tsx'

async function loadStep({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const pathname = url.pathname.replace(/(?:\/_)?\.data$/, '')
  const at = stepAt(pathname)
  const { groups, revision } = await context.get(apiContext).operators.site_settings.list()
  const found = groups.find(({ group }) => group === setupSteps[at]?.group)
  if (!found) throw data({ sentence: 'その手順はありません。' }, { status: 404 })
  return { ...found, revision, here: setupSteps[at]!.to, next: setupSteps[at + 1]!.to, isSaved: url.searchParams.get('done') === 'saved' }
}

export const loader = (args: Route.LoaderArgs) => loadStep(args)

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function action(args: Route.ActionArgs) {
  let made: MadeKey | undefined
  let tried: { is_done: boolean; sentence: string } | undefined
  const result = await submitSensitive(args, async ({ operators: { site_settings, setup } }, values, intent) => {
    if (intent === 'make_key') made = await setup.make_backup_key({})
    else if (intent === 'try_place') tried = await setup.try_backup_place({})
    else if (intent === 'try_mail') tried = await setup.try_mail({})
    else {
      const { group, fields, here, next } = await loadStep(args)
      const wished = await wishedSettings(site_settings, { fields }, values)
      await site_settings.save({ group, ...wished, revision: Number(values.revision) })
      return redirect(intent === 'stay' ? `${here}?done=saved` : next, 303)
    }
  })
  return made ? { made } : tried ? { tried } : result
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `初期設定：${settingGroups[loaderData.group].label}` : '初期設定',
    description: 'サイトを公開するまでの設定です。',
    path: href('/setup'),
    noindex: true,
  })

type Answer = FormResult | { made: MadeKey } | { tried: { is_done: boolean; sentence: string } }

export default function SetupStepPage({ loaderData: { group, fields, revision, problem, isSaved } }: Route.ComponentProps) {
  const answer = useActionData<Answer>()
  const result = answer && 'saved' in answer ? answer : undefined
  const refused = result?.saved === false ? result : undefined
  const made = answer && 'made' in answer ? answer.made : undefined
  const tried = answer && 'tried' in answer ? answer.tried : undefined
  const state = useRouteLoaderData<typeof layoutLoader>('setup')
  const { label, about } = settingGroups[group]
  const hasTrial = group === 'mail' || group === 'backup'
  const issues = refused?.refusal.issues ?? {}
  return (
    <>
      <h1>初期設定：{label}</h1>
      <p className="prose">{about}</p>
      <FormAnswer result={result} done={isSaved && !answer && '保存しました。'} />
      {tried && <output className={tried.is_done ? 'note block' : 'note alert block'}>{tried.sentence}</output>}
      {problem && <p className="note alert">保存した設定を使っていません。{problem}</p>}
      {hasTrial && (
        <p className="small muted">
          公開するまでは、1人で変えられます。公開したあとは、{group === 'mail' ? 'メールサーバーと差出人' : 'バックアップの保存先と暗号の公開鍵'}
          を変えるとき、運営のメンバー2人の承認が必要です。
        </p>
      )}
      {group === 'site' && state && <SiteAddress origin={state.public_url} />}
      {group === 'legal' && <Missing names={state?.missing ?? []} />}
      {group === 'backup' && <BackupTrials made={made} hasKey={fields.some(({ key, is_set }) => key === 'BACKUP_RECIPIENT' && is_set)} />}
      <PageForm key={JSON.stringify([refused?.values ?? null, revision])} hidden={{ revision }} encType="multipart/form-data">
        {fields.map((setting) => (
          <SettingControl
            key={setting.key}
            setting={setting}
            typed={refused?.values}
            mayChange
            error={issues[`values.${setting.key}`] ?? (setting.key === 'SITE_LOGO' ? issues.file : undefined)}
          />
        ))}
        <p className="row">
          <SubmitButton intent="next" look="primary">
            保存して次へ
          </SubmitButton>
          {hasTrial && <SubmitButton intent="stay">保存して、この画面で試す</SubmitButton>}
        </p>
      </PageForm>
      {group === 'mail' && <MailTrial isReady={state?.sends_mail ?? false} />}
      <StepWay />
    </>
  )
}

/** What the law requires before the opening and nobody has said yet. */
function Missing({ names }: { names: string[] }) {
  if (names.length === 0) return <p className="note">公開に必要な記載は、すべてそろっています。</p>
  return (
    <div className="note">
      <p>公開するには、次の記載が必要です。届出がまだのときは、ほかを先に保存できます。</p>
      <ul>
        {names.map((key) => (
          <li key={key}>
            {fieldOf(key)?.label ?? key}
            <span className="small muted">（{fieldOf(key)?.law}）</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
