import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

/** To a removed member: their account is gone, so only this mail can reach them. */
export const memberRemoved = ({ company_name }: { company_name: string }) =>
  mailText({
    kind: 'member_removed',
    subject: 'メンバーから外れました',
    parts: [
      `「${plainWords(company_name)}」の管理者が、あなたをメンバーから外しました。これからは、ログインできません。`,
      'あなたが送ったメッセージは、相手とのやりとりとして、送ったときの氏名のまま残ります。',
      '手違いと思われるときは、企業の管理者に相談してください。',
    ],
  })
