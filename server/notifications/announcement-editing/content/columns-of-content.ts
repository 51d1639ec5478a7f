import type { NoticeContent } from '#contract/notifications/announcements/operator-notices.ts'

/** The content of an announcement as its row holds it. */
export const columnsOfContent = ({ candidate_segment, company_segment, ...content }: NoticeContent) => ({
  ...content,
  segment: JSON.stringify(content.audience === 'candidates' ? candidate_segment : company_segment),
})
