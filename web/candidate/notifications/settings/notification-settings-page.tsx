import { Form, Link, useNavigation } from 'react-router'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import { SettingsCrumbs } from '#web/candidate/accounts/settings/settings-crumbs.tsx'
import type { Route } from './+types/notification-settings-page.ts'
import { MagazineSection } from './magazine-section.tsx'
import { PushSection } from './push-section.tsx'
import { saveNotificationSettings } from './save-notification-settings.ts'
import { SettingsTable } from './settings-table.tsx'
import './notification-settings.css'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context }: Route.LoaderArgs) {
  const { notification_settings, consents, settings } = context.get(apiContext).candidate_users
  const [told, decided, { enable_notification }] = await Promise.all([notification_settings.show(), consents.list(), settings.show()])
  const decision = decided.consents.find(({ purpose }) => purpose === 'mail_magazine')
  const { title, text } = purposes.mail_magazine
  return {
    ...told,
    enable_notification,
    magazine: { title, text, agreed: decision?.agreed === true, day: decision && dateText(decision.decided_at, new Date()) },
  }
}

export const action = (args: Route.ActionArgs) => submitForm(args, saveNotificationSettings)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '通知の設定', description: '何を、どう受け取るかを決めます。', path: '/settings/notifications', noindex: true })

export default function NotificationSettingsPage({ loaderData }: Route.ComponentProps) {
  const { settings, push, has_line, enable_notification, magazine } = loaderData
  const result = useFormResult()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="wrap notification-settings stack">
      <SettingsCrumbs here="通知" />
      <h1>通知の設定</h1>
      <p className="prose">
        どれも、<Link to="/notifications">お知らせの一覧</Link>には残ります。ここでは、それ以外にどう知らせるかを選びます。
      </p>
      <FormRefusal result={result} />
      <DoneNote result={result} />
      <section className="panel stack" aria-labelledby="kinds">
        <h2 id="kinds">種類ごとに選ぶ</h2>
        <Form method="post" className="stack" preventScrollReset>
          {has_line && <input type="hidden" name="has_line" value="on" />}
          <label className="switch">
            メールやプッシュで知らせる
            <input type="checkbox" name="enable_notification" defaultChecked={enable_notification} />
          </label>
          <SettingsTable settings={settings} hasLine={has_line} />
          <p className="hint">ログインやパスワードなど、安全にかかわるメールは、いつも届きます。</p>
          <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
            保存する
          </button>
        </Form>
      </section>
      <PushSection push={push} />
      <MagazineSection magazine={magazine} />
    </div>
  )
}
