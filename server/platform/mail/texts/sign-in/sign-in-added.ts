import { mailText } from '../../mail-text.ts'
import { timeInJapan } from '../../time-in-japan.ts'

/** Somebody who got in at an open screen cannot leave a door open for later unnoticed. */
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
