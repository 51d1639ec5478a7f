import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/forms/text-of.ts'

type Values = Record<string, unknown>

/** Each form of the settings, by its intent. */
export async function saveSettings({ company_users }: Api, values: Values, intent: string | null) {
  const { own, settings, sessions, second_factor, passkeys } = company_users
  switch (intent) {
    case 'name':
      await own.change({ name: textOf(values.name) })
      return '氏名を保存しました。'
    case 'company':
      await settings.change({ is_hiring_open_position: values.is_hiring_open_position === 'on', deny_company_apply: values.deny_company_apply === 'on' })
      return '企業の設定を保存しました。'
    case 'others':
      await sessions.end_others()
      return 'ほかの端末を、すべてログアウトさせました。'
    case 'remove_totp':
      await second_factor.remove_totp()
      // Asked for anew, also without scripts: whoever must have a second factor is led to set one up.
      return redirect('/online/companies/settings', 303)
    case 'rename_passkey':
      await passkeys.rename({ passkey_id: textOf(values.passkey_id), name: textOf(values.name) })
      return 'パスキーの名前を変えました。'
    case 'remove_passkey':
      await passkeys.remove({ passkey_id: textOf(values.passkey_id) })
      return 'パスキーを削除しました。端末に残ったものは、端末の設定で消せます。'
    default:
      await sessions.end({ session_id: textOf(values.session_id) })
      return 'ログアウトさせました。'
  }
}
