import { pages } from '#contract/platform/pages.ts'
import { settings } from '#server/settings.ts'
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
            { action: 'ログインする', url: settings.publicUrl + pages.companySignIn() },
          ]
        : ['申し込みで預かったパスワードは消しました。', { action: '運営に問い合わせる', url: settings.publicUrl + pages.contact() }]),
    ],
  })

type CompanyDecisionDecided = { company: string; sentence: string; reason: string }

/** The operators' decision about a company, to its recruiters and admins. It belongs to the contract, so it cannot be turned off. */
export const companyDecision = ({ company, sentence, reason }: CompanyDecisionDecided) =>
  mailText({
    kind: 'company_decision',
    subject: '企業の利用について、運営からお知らせがあります',
    parts: [
      `「${plainWords(company)}」について、運営からお知らせします。`,
      sentence,
      ...(reason ? [{ facts: [['理由', reason]] as [string, string][] }] : []),
      { action: '管理画面を開く', url: settings.publicUrl + pages.companyDashboard() },
      { action: '運営に問い合わせる', url: settings.publicUrl + pages.contact() },
    ],
  })

type JobDecisionDecided = { company: string; position_title: string; sentence: string; reason: string; job_id: number }

/** The operators' decision about a job, to the recruiters and admins of its company. */
export const jobDecision = ({ company, position_title, sentence, reason, job_id }: JobDecisionDecided) =>
  mailText({
    kind: 'job_decision',
    subject: '求人について、運営からお知らせがあります',
    parts: [
      `「${plainWords(company)}」の求人について、運営からお知らせします。`,
      sentence,
      { facts: [['求人', plainWords(position_title, 100)] as [string, string], ...(reason ? [['理由', reason] as [string, string]] : [])] },
      { action: '求人を開く', url: settings.publicUrl + pages.companyJob(job_id) },
      { action: '運営に問い合わせる', url: settings.publicUrl + pages.contact() },
    ],
  })

type StoryDecisionDecided = { company: string; title: string; sentence: string; reason: string; story_id: number }

/** The operators' decision about a story, to the recruiters and admins of its company. */
export const storyDecision = ({ company, title, sentence, reason, story_id }: StoryDecisionDecided) =>
  mailText({
    kind: 'story_decision',
    subject: 'ストーリーについて、運営からお知らせがあります',
    parts: [
      `「${plainWords(company)}」のストーリーについて、運営からお知らせします。`,
      sentence,
      { facts: [['ストーリー', plainWords(title, 100)] as [string, string], ...(reason ? [['理由', reason] as [string, string]] : [])] },
      { action: 'ストーリーを開く', url: settings.publicUrl + pages.companyStory(story_id) },
      { action: '運営に問い合わせる', url: settings.publicUrl + pages.contact() },
    ],
  })
