import { useActionData } from 'react-router'
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
import { OwnForm } from './own-form.tsx'
import { SettingsCrumbs } from './settings-crumbs.tsx'
import { settingsMenus } from './settings-menus.ts'

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
