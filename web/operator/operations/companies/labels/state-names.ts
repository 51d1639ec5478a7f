import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import type { StoryState } from '#contract/jobs/stories/company-stories.ts'

export const companyStateNames: Record<CompanyState, string> = { provisional: '仮登録', pending: '承認待ち', active: '利用中', suspended: '利用停止' }

/** What was done about a company's standing, as the page says to which it led back. */
export const companyStatusSentences: Record<string, string> = {
  viewed: '企業の画面の閲覧を終了しました。',
  added: '企業を追加しました。',
  added_invited: '企業を追加し、最初のメンバーに招待のメールを送りました。',
  suspended: '利用を停止し、理由を企業に知らせました。',
  lifted: '停止を解き、企業に知らせました。',
  ended: '契約を終え、企業に知らせました。',
  resumed: '契約を再開し、企業に知らせました。',
}

export const storyStateNames: Record<StoryState, string> = { in_review: '審査中', published: '公開中', draft: '差し戻し・取り下げ', withdrawn: '公開終了' }
