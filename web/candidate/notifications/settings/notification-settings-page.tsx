import { href, Link } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { settingsCrumbs } from '#web/candidate/accounts/settings/settings-crumbs.ts'
import { Crumbs } from '#web/ui/nav/crumbs.tsx'
import type { Route } from './+types/notification-settings-page.ts'
import { PushSection } from './push-section.tsx'
import { SettingsTable } from './settings-table.tsx'
import './notification-settings.css'
import type { Api } from '#contract/index.ts'
import { kindsFor } from '#contract/notifications/kinds/notification-kinds.ts'

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
  pageMeta(matches, { title: '通知の設定', description: '何を、どう受け取るかを決めます。', path: href('/settings/notifications'), noindex: true })

export default function NotificationSettingsPage({ loaderData }: Route.ComponentProps) {
  const { settings, push, has_line, enable_notification, magazine } = loaderData
  return (
    <div className="wrap notification-settings stack">
      <Crumbs to={settingsCrumbs} here="通知" />
      <h1>通知の設定</h1>
      <p className="prose">
        どれも、<Link to={href('/notifications')}>お知らせの一覧</Link>には残ります。ここでは、それ以外にどう知らせるかを選びます。
      </p>
      <FormAnswer result={useFormResult()} />
      <section className="panel stack" aria-labelledby="kinds">
        <h2 id="kinds">種類ごとに選ぶ</h2>
        <PageForm hidden={has_line ? { has_line: 'on' } : {}} preventScrollReset>
          <label className="switch">
            メールやプッシュで知らせる
            <input type="checkbox" name="enable_notification" defaultChecked={enable_notification} />
          </label>
          <SettingsTable settings={settings} hasLine={has_line} />
          <p className="hint">ログインやパスワードなど、安全にかかわるメールは、いつも届きます。</p>
          <SubmitButton look="primary">保存する</SubmitButton>
        </PageForm>
      </section>
      <PushSection push={push} />
      <MagazineSection magazine={magazine} />
    </div>
  )
}

type Magazine = { title: string; text: string; agreed: boolean; day: string | undefined }

/** Advertising, separate from everything else, with the day on which the candidate asked for it. */
const MagazineSection = ({ magazine: { title, text, agreed, day } }: { magazine: Magazine }) => (
  <section className="panel stack" aria-labelledby="magazine">
    <h2 id="magazine">{title}</h2>
    <p className="small muted">{text}広告を含みます。</p>
    <PageForm className="row" preventScrollReset>
      <p>{agreed ? `${day}に申し込みました。` : day ? `${day}から、受け取っていません。` : '受け取っていません。'}</p>
      <SubmitButton look="small" intent={agreed ? 'magazine_off' : 'magazine_on'}>
        {agreed ? '停止する' : '受け取る'}
      </SubmitButton>
    </PageForm>
  </section>
)

type Values = Record<string, unknown>

const isTicked = (values: Values, kind: string, way: string) => (values[kind] as Values | undefined)?.[way] === 'on'

/** The table of kinds and channels as one form: a box that is not ticked sends nothing. */
async function saveNotificationSettings(api: Api, values: Values, intent: string | null) {
  const { notification_settings, push_subscriptions, consents, settings } = api.candidate_users
  if (intent === 'push_off') {
    await push_subscriptions.unsubscribe()
    return 'この端末のプッシュ通知をやめました。'
  }
  if (intent === 'magazine_on' || intent === 'magazine_off') {
    await consents.decide({ purpose: 'mail_magazine', agreed: intent === 'magazine_on' })
    return intent === 'magazine_on' ? 'メールマガジンを申し込みました。' : 'メールマガジンをやめました。'
  }
  await settings.change({ enable_notification: values.enable_notification === 'on' })
  await notification_settings.change({
    settings: kindsFor('candidate').map((kind) => ({
      kind,
      by_mail: isTicked(values, kind, 'by_mail'),
      by_push: isTicked(values, kind, 'by_push'),
      // The column may be absent.
      ...(values.has_line === 'on' ? { by_line: isTicked(values, kind, 'by_line') } : {}),
    })),
  })
  return '通知の設定を保存しました。'
}
