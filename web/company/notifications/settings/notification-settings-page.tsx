import { href, Link } from 'react-router'
import { kindsFor, notificationKinds, settableKinds } from '#contract/notifications/kinds/notification-kinds.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/notification-settings-page.ts'
import '#web/company/companies/settings/company-settings.css'

const unmuted = kindsFor('company').filter((kind) => !settableKinds('company').includes(kind))
const PATH = href('/online/companies/settings/notifications')

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).company_users.notification_settings.show()

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { notification_settings } }, values) => {
    await notification_settings.change({
      settings: settableKinds('company').map((kind) => ({ kind, by_mail: values[kind] === 'on' })),
    })
    return 'お知らせの設定を保存しました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールで受け取るお知らせ', description: 'あなたがメールで受け取る種類です。', path: PATH, noindex: true })

export const handle = crumbs({ here: '通知設定' })

export default function CompanyNotificationSettingsPage({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <div className="wrap company-settings stack">
      <h1>メールで受け取るお知らせ</h1>
      <p className="prose">
        あなたへの設定です。どれも、<Link to={href('/online/companies/notifications')}>お知らせの一覧</Link>
        には残ります。メールに書くのは候補者の表示名（公開された氏名、または職種と年数）までで、メッセージの中身は書きません。
        担当の決まったやりとりは担当の人へ、決まっていないものは管理者とリクルーターへ届きます。
      </p>
      <p className="prose">{unmuted.map((kind) => `「${notificationKinds[kind].label}」`).join('')}は、この設定にかかわらずメールで届きます。</p>
      <FormAnswer result={useFormResult()} />
      <PageForm className="panel stack" preventScrollReset>
        <ul className="mail-kinds">
          {settings.map(({ kind, by_mail }) => (
            <li key={kind}>
              <label className="switch">
                {notificationKinds[kind].label}
                <input type="checkbox" name={kind} defaultChecked={by_mail} aria-describedby={`when-${kind}`} />
              </label>
              <p className="hint" id={`when-${kind}`}>
                {notificationKinds[kind].when}
              </p>
            </li>
          ))}
        </ul>
        <SubmitButton look="primary">保存する</SubmitButton>
      </PageForm>
    </div>
  )
}
