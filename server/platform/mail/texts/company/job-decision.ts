import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

type Decided = { company: string; position_title: string; sentence: string; reason: string; job_id: number }

/** The operators' decision about a job, to the recruiters and admins of its company. */
export const jobDecision = ({ company, position_title, sentence, reason, job_id }: Decided) =>
  mailText({
    kind: 'job_decision',
    subject: '求人について、運営からお知らせがあります',
    parts: [
      `「${plainWords(company)}」の求人について、運営からお知らせします。`,
      sentence,
      { facts: [['求人', plainWords(position_title, 100)] as [string, string], ...(reason ? [['理由', reason] as [string, string]] : [])] },
      { action: '求人を開く', url: `${settings.publicUrl}/online/companies/job_offers/edit?id=${job_id}` },
      { action: '運営に問い合わせる', url: `${settings.publicUrl}/about/contact` },
    ],
  })
