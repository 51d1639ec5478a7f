import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Own =
  | Pick<Api['candidate_users'], 'sessions' | 'passkeys' | 'second_factor'>
  | Pick<Api['company_users'], 'sessions' | 'passkeys' | 'second_factor'>
  | Pick<Api['operators'], 'sessions' | 'passkeys' | 'second_factor'>

/** The forms with which users manage their second factor, passkeys and devices, by intent. `account` is the page that shows them. */
export async function saveSecurity({ sessions, passkeys, second_factor }: Own, values: Record<string, unknown>, intent: string | null, account: string) {
  switch (intent) {
    case 'others':
      await sessions.end_others()
      return 'ほかの端末を、すべてログアウトさせました。'
    case 'rename_passkey':
      await passkeys.rename({ passkey_id: textOf(values.passkey_id), name: textOf(values.name) })
      return 'パスキーの名前を変えました。'
    case 'remove_passkey':
      await passkeys.remove({ passkey_id: textOf(values.passkey_id) })
      return 'パスキーを削除しました。端末に残ったものは、端末の設定で消せます。'
    case 'remove_totp':
      await second_factor.remove_totp()
      // Reloads the page, also without scripts, so that a user who must have a second factor is led to set one up.
      return redirect(account, 303)
    default:
      await sessions.end({ session_id: textOf(values.session_id) })
      return 'ログアウトさせました。'
  }
}
