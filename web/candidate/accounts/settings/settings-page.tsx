import { useActionData, Form, Link, useNavigation } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Menu } from '../mypage/menu.tsx'
import type { Route } from './+types/settings-page.ts'
import { SettingsCrumbs } from './settings-crumbs.tsx'
import { settingsMenus } from './settings-menus.ts'
import type { AccountSettings } from '#contract/accounts/sign-in/account-security.ts'
import { Field } from '#web/platform/forms/field.tsx'

export const middleware = routeMiddleware('signed-in')

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).candidate_users.settings.show()

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { username, is_mama }) => {
    await api.candidate_users.settings.change({ username: textOf(username), is_mama: is_mama === 'on' })
    return '保存しました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '設定', description: '公開、通知、ログイン、データについて決めます。', path: '/settings', noindex: true })

export default function SettingsPage({ loaderData: settings }: Route.ComponentProps) {
  const account = useAccount()
  const result = useActionData<FormResult>()
  if (!account) return null
  return (
    <div className="wrap menus">
      <SettingsCrumbs />
      <h1>設定</h1>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <OwnForm settings={settings} issues={result?.saved === false ? result.refusal.issues : {}} />
      {settingsMenus(account, settings).map((menu) => (
        <Menu key={menu.title} {...menu} />
      ))}
    </div>
  )
}

/** The candidate's settings that have no separate page. */
function OwnForm({ settings: { username, is_mama }, issues }: { settings: AccountSettings; issues: Record<string, string> }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="panel stack" preventScrollReset>
      <Field label="表示名" need="may" hint="この画面で、あなたを示す名前です。企業には見えません。" error={issues.username}>
        <input className="input" name="username" defaultValue={username} maxLength={50} autoComplete="off" />
      </Field>
      <div>
        <label className="switch">
          働ける時間に制約がある
          <input type="checkbox" name="is_mama" defaultChecked={is_mama} aria-describedby="is_mama-hint" />
        </label>
        <p className="hint" id="is_mama-hint">
          求人ごとに、働ける時間に合うかを示します。企業には見えません。<Link to="/profile/advance#availabilities">働ける曜日と時間を入力する</Link>
        </p>
      </div>
      <button type="submit" className="button" aria-disabled={isBusy || undefined}>
        保存する
      </button>
    </Form>
  )
}
