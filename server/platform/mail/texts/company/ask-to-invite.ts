import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

type Asking = { name: string; email: string; members_link: string }

/** To a company's admins: one company has one account, and only they decide who belongs to it. */
export const askToInvite = ({ name, email, members_link }: Asking) =>
  mailText({
    kind: 'ask_to_invite',
    subject: '御社の方が、招待を待っています',
    parts: [
      '御社はすでに登録していますが、次の方から、新しく企業を登録する申し込みがありました。新しくは登録していません。',
      {
        facts: [
          ['氏名（本人の記入）', plainWords(name)],
          ['メールアドレス（確認済み）', email],
        ],
      },
      '一緒に使う方なら、メンバーのページから招いてください。',
      { action: 'メンバーのページを開く', url: members_link },
      '心当たりのない方なら、何もする必要はありません。相手は、御社の内容を見られません。',
    ],
  })
