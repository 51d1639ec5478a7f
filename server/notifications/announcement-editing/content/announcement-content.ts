import { CandidateSegment, CompanySegment } from '#contract/notifications/announcements/segments.ts'
import { AnnouncementAudience, type AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'

type Row = Omit<AnnouncementContent, 'audience' | 'candidate_segment' | 'company_segment'> & { audience: string; segment: unknown }

/** The columns of an announcement's content. */
export const contentColumns = [
  'audience',
  'title',
  'message',
  'segment',
  'display_start_at',
  'display_end_at',
  'is_require_confirm',
  'confirm_button_text',
] as const

/** A row as the operators' form has it. */
export function announcementContent({
  audience,
  segment,
  title,
  message,
  display_start_at,
  display_end_at,
  is_require_confirm,
  confirm_button_text,
}: Row): AnnouncementContent {
  const isForCandidates = AnnouncementAudience.parse(audience) === 'candidates'
  return {
    audience: isForCandidates ? 'candidates' : 'companies',
    title,
    message,
    candidate_segment: isForCandidates ? CandidateSegment.parse(segment) : {},
    company_segment: isForCandidates ? {} : CompanySegment.parse(segment),
    display_start_at,
    display_end_at,
    is_require_confirm,
    confirm_button_text,
  }
}

/** The content of an announcement as its row holds it. */
export const columnsOfContent = ({ candidate_segment, company_segment, ...content }: AnnouncementContent) => ({
  ...content,
  segment: JSON.stringify(content.audience === 'candidates' ? candidate_segment : company_segment),
})
