import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

/** To the claimer of a company without members. */
export const claimReceived = ({ company }: { company: string }) =>
  mailText({
    kind: 'claim_received',
    subject: '管理者になる申請を受け付けました',
    parts: [
      `「${plainWords(company)}」の管理者になる申請を受け付けました。`,
      'この企業の情報はすでに載っていますが、まだだれも登録していません。運営が、メールアドレスのドメインと法人番号を確かめて決め、結果をこのアドレスにメールでお知らせします。',
      '認められると、申し込みで決めたパスワードでログインできます。',
    ],
  })
