import { href, redirect, useActionData } from 'react-router'
import type { SettingVersion } from '#contract/operations/site-settings/site-settings.ts'
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
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import type { Route } from './+types/history-page.ts'
import { ChangesTable } from './preview-section.tsx'

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).operators.site_settings.history()

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { site_settings } }, values) => {
    const { id, is_waiting } = await site_settings.restore({ id: Number(textOf(values.id)) })
    if (is_waiting) return redirect(`${href('/operator/settings')}?done=asked`, 303)
    return id === null ? 'いまの設定と同じ版です。何も変えていません。' : `版${textOf(values.id)}に戻しました（版${id}として保存しました）。`
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '設定の履歴', description: 'サイトの設定の変更の履歴です。', path: href('/operator/settings/history'), noindex: true })

export const handle = crumbs({ here: '履歴' })

export default function HistoryPage({ loaderData: { versions } }: Route.ComponentProps) {
  const mayChange = useOperatorAccount().acts.includes('change_settings')
  return (
    <div className="stack">
      <h1>設定の履歴</h1>
      <p className="prose small">
        新しい順に50件です。戻すと、その版の設定がすべて、新しい版として保存されます。パスワードやキーも、その版のものに戻ります。メールやバックアップの行き先が変わるときは、ほかのメンバーの承認を待ちます。
      </p>
      <FormAnswer result={useActionData<FormResult>()} />
      {versions.length === 0 ? (
        <p className="muted">まだ、この画面から保存した設定はありません。</p>
      ) : (
        versions.map((version) => <Version key={version.id} version={version} mayChange={mayChange} />)
      )}
    </div>
  )
}

function Version({
  version: { id, saved_at, operator_name, restored_from, approved_by_name, changes, is_current },
  mayChange,
}: {
  version: SettingVersion
  mayChange: boolean
}) {
  return (
    <section className="stack" aria-labelledby={`version-${id}`}>
      <h2 id={`version-${id}`}>
        版{id}
        {is_current && '（いまの版）'}
      </h2>
      <p className="small">
        <ExactTime at={saved_at} /> <bdi>{operator_name}</bdi>
        {approved_by_name && (
          <>
            （承認 <bdi>{approved_by_name}</bdi>）
          </>
        )}
        {restored_from !== null && `・版${restored_from}に戻しました`}
      </p>
      <ChangesTable changes={changes} caption={`版${id}で変わった設定`} />
      {mayChange && !is_current && (
        <PageForm className="" hidden={{ id }}>
          <SubmitButton look="small" aria-label={`版${id}に戻す`}>
            この版に戻す
          </SubmitButton>
        </PageForm>
      )}
    </section>
  )
}
