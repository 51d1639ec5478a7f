import type { Api } from '#contract/index.ts'
import { notificationKinds } from '#contract/notifications/settings/notification-settings.ts'

type Values = Record<string, unknown>
const isTicked = (values: Values, kind: string, way: string) => (values[kind] as Values | undefined)?.[way] === 'on'

/** The table of kinds and ways as one form: what is not ticked does not come with it. */
export async function saveNotificationSettings(api: Api, values: Values, intent: string | null) {
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
    settings: notificationKinds.map((kind) => ({
      kind,
      by_mail: isTicked(values, kind, 'by_mail'),
      by_push: isTicked(values, kind, 'by_push'),
      // The column is not always there.
      ...(values.has_line === 'on' ? { by_line: isTicked(values, kind, 'by_line') } : {}),
    })),
  })
  return '通知の設定を保存しました。'
}
