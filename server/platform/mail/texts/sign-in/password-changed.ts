import { mailText } from '../../mail-text.ts'
import { timeInJapan } from '../../time-in-japan.ts'

/** `reset_link` lets a user who did not change the password recover the account. */
export const passwordChanged = ({ at, reset_link }: { at: Date; reset_link: string }) =>
  mailText({
    kind: 'password_changed',
    subject: 'パスワードが変わりました',
    parts: [
      'パスワードが変わりました。ほかの端末では、ログアウトしています。',
      { facts: [['日時', timeInJapan(at)]] },
      '変えた覚えがないときは、すぐにパスワードを決めなおしてください。',
      { action: 'パスワードを決めなおす', url: reset_link },
    ],
  })
