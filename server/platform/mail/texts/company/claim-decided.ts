import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

type Decided = { company: string; isGranted: boolean; reason: string }

/** To the claimer: they are the company's admin now, or why not. */
export const claimDecided = ({ company, isGranted, reason }: Decided) =>
  mailText({
    kind: 'claim_decided',
    subject: isGranted ? '企業の管理者になりました' : '管理者になる申請は認められませんでした',
    parts: [
      isGranted ? `あなたは「${plainWords(company)}」の管理者になりました。` : `「${plainWords(company)}」の管理者になる申請は、認められませんでした。`,
      ...(reason ? [{ facts: [['運営からの理由', reason]] as [string, string][] }] : []),
      ...(isGranted
        ? [
            '申し込みで決めたパスワードでログインできます。載っている求人と企業ページを確かめてください。',
            { action: 'ログインする', url: `${settings.publicUrl}/online/companies/?area=company` },
          ]
        : ['申し込みで預かったパスワードは消しました。', { action: '運営に問い合わせる', url: `${settings.publicUrl}/about/contact` }]),
    ],
  })
