import type { NoticeContent } from '#contract/notifications/announcements/operator-notices.ts'

/** What a notice says, as its row holds it. */
export const columnsOfContent = ({ candidate_segment, company_segment, ...content }: NoticeContent) => ({
  ...content,
  segment: JSON.stringify(content.audience === 'candidates' ? candidate_segment : company_segment),
})
