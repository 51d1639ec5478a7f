import { z } from 'zod'
import { line, text } from '#contract/platform/text/plain-text.ts'
import { KnownTime } from '#contract/platform/text/timestamp.ts'
import { CandidateSegment, CompanySegment } from './segments.ts'

export const AnnouncementAudience = z.enum(['candidates', 'companies'])
export type AnnouncementAudience = z.infer<typeof AnnouncementAudience>

const title = line(200).min(1, '題名を入力してください。').meta({ example: '面談の種類の選び方が変わります' })
const message = text(20_000)
  .min(1, '本文を入力してください。')
  .meta({ example: '<p>面談のあとに<strong>「選考があった」</strong>と答えられるようになります。</p>' })

export const announcementFields = {
  audience: AnnouncementAudience,
  title,
  /** HTML of a, strong, em, u, br, p and span, with href to http(s) or a path of this site. */
  message,
  /** Only where the audience is `candidates`. */
  candidate_segment: CandidateSegment.default({}),
  /** Only where the audience is `companies`. */
  company_segment: CompanySegment.default({}),
  display_start_at: KnownTime,
  display_end_at: KnownTime.nullable(),
  is_require_confirm: z.boolean(),
  /** Empty means 確認しました. */
  confirm_button_text: line(30),
}

export const AnnouncementContent = z.strictObject(announcementFields)
export type AnnouncementContent = z.infer<typeof AnnouncementContent>
