import type { Api } from '#contract/index.ts'
import { textOf } from '#web/forms/text-of.ts'

type Own =
  | Pick<Api['candidate_users'], 'sessions' | 'passkeys'>
  | Pick<Api['company_users'], 'sessions' | 'passkeys'>
  | Pick<Api['operators'], 'sessions' | 'passkeys'>

/** The forms with which everybody looks after passkeys and devices, by their intent. */
export async function saveSecurity({ sessions, passkeys }: Own, values: Record<string, unknown>, intent: string | null) {
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
    default:
      await sessions.end({ session_id: textOf(values.session_id) })
      return 'ログアウトさせました。'
  }
}
