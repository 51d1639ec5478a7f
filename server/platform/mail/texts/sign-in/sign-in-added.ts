import { mailText } from '../../mail-text.ts'
import { timeInJapan } from '../../time-in-japan.ts'

/** An intruder at an unlocked screen cannot add a way to sign in unnoticed. */
export const signInAdded = ({ way, at, security_link }: { way: string; at: Date; security_link: string }) =>
  mailText({
    kind: 'sign_in_added',
    subject: `${way}でログインできるようになりました`,
    parts: [
      `あなたの登録に、${way}でログインする方法が加わりました。`,
      { facts: [['日時', timeInJapan(at)]] },
      'ご自身で加えたのなら、何もする必要はありません。',
      '覚えがないときは、下のページで取り消して、パスワードを変えてください。',
      { action: 'ログインと安全を開く', url: security_link },
    ],
  })
