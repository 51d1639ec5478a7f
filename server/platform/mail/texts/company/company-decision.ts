import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

type Decided = { company: string; sentence: string; reason: string }

/** The operators' decision about a company, to its recruiters and admins. It belongs to the contract, so it cannot be turned off. */
export const companyDecision = ({ company, sentence, reason }: Decided) =>
  mailText({
    kind: 'company_decision',
    subject: '企業の利用について、運営からお知らせがあります',
    parts: [
      `「${plainWords(company)}」について、運営からお知らせします。`,
      sentence,
      ...(reason ? [{ facts: [['理由', reason]] as [string, string][] }] : []),
      { action: '管理画面を開く', url: `${settings.publicUrl}/online/companies/dashboard` },
      { action: '運営に問い合わせる', url: `${settings.publicUrl}/about/contact` },
    ],
  })
