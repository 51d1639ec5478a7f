import type { CandidateSegment, CompanySegment } from '#contract/notifications/announcements/segments.ts'
import type { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { japanMoment } from '#web/operator/platform/moments/japan-moment.ts'

type Values = Record<string, unknown>

const listed = (value: unknown) => [value ?? []].flat().map(textOf).filter(Boolean)
const orNone = <Item>(items: Item[]) => (items.length > 0 ? items : undefined)

/** The form as the API takes it; what is wrong in it the API says. */
export function announcementOfForm(values: Values): AnnouncementContent {
  const audience = textOf(values.audience) as AnnouncementContent['audience']
  const verified = textOf(values.verified)
  const candidate_segment = {
    ...(verified && { verified: verified === 'true' }),
    career_intention_rating: orNone(listed(values.career_intention_rating)) as CandidateSegment['career_intention_rating'],
    job_fields: orNone(listed(values.job_fields).map(Number)),
    prefectures: orNone(listed(values.prefectures).map(Number)),
    registered_from: textOf(values.registered_from) || undefined,
    registered_until: textOf(values.registered_until) || undefined,
  }
  const company_segment = { states: orNone(listed(values.states)), roles: orNone(listed(values.roles)) } as CompanySegment
  return {
    audience,
    title: textOf(values.title),
    message: textOf(values.message),
    candidate_segment: audience === 'candidates' ? candidate_segment : {},
    company_segment: audience === 'companies' ? company_segment : {},
    display_start_at: japanMoment.ofField(textOf(values.display_start_at), textOf(values.display_start_at_was)) ?? '',
    display_end_at: japanMoment.ofField(textOf(values.display_end_at), textOf(values.display_end_at_was)),
    is_require_confirm: textOf(values.is_require_confirm) === 'on',
    confirm_button_text: textOf(values.confirm_button_text),
  }
}
