import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/forms/text-of.ts'

/** Each form of the page, by its intent. */
export async function saveAccount({ operators: { sessions, second_factor, passkeys } }: Api, values: Record<string, unknown>, intent: string | null) {
  switch (intent) {
    case 'others':
      await sessions.end_others()
      return 'ほかの端末を、すべてログアウトさせました。'
    case 'remove_totp':
      await second_factor.remove_totp()
      return redirect('/operator/account', 303)
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
