import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { PurposeIntention } from '../profiles/candidate-profiles.ts'
import { CareerIntention } from '#contract/accounts/candidates/career-intention.ts'
import { Tip } from './tips.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** The account state of the specification: what the frame of the pages shows about the signed-in candidate. What the candidate never stated is empty, false or null. */
export const Account = z.object({
  id: z.string().meta({ example: '0199f3a2-6f0b-4c57-9c2e-2b8e6f4d1a10' }),
  email: z.string().meta({ example: 'chihiro@candidate.example' }),
  username: z.string(),
  role: z.enum(['candidate', 'premium']),
  premium: z.boolean(),
  is_mama: z.boolean(),
  is_open: z.boolean(),
  block_company_ids: z.array(z.int()).meta({ example: [12] }),
  block_count: z.int(),
  has_favorites: z.boolean(),
  unread_favorite_by_company_count: z.int().meta({ example: 2 }),
  unread_message_count: z.int(),
  unread_notification_count: z.int(),
  /** Announcements that ask to be confirmed and are not yet. */
  unconfirmed_notification_count: z.int(),
  warn_job_history: z.boolean(),
  warn_job_summary: z.boolean(),
  user_desired_categories: z.array(z.int()),
  user_interest_social_issues: z.array(z.int()),
  user_desired_company_phases: z.array(z.int()),
  user_desired_company_kinds: z.array(z.int()),
  user_desired_employment_types: z.array(z.int()),
  user_interest: z.string(),
  job_history_pdf_text: z.string(),
  /** Companies one has a thread with. */
  message_companies: z.array(z.int()).meta({ example: [3] }),
  registration_date: Timestamp.meta({ example: '2026-10-22T10:00:00+09:00' }),
  profile_registration_date: Timestamp.nullable(),
  ai_interview_url: z.string().nullable(),
  can_ai_interview: z.boolean(),
  career_intention_rating: CareerIntention.nullable(),
  purpose_intention: PurposeIntention.nullable(),
  show_first_meeting_modal: z.boolean(),
  /** Ids of the questionnaires still open for this person. */
  typeform_ids: z.array(z.string()),
  your_vision: z.string(),
  your_vision_reason: z.string(),
  /** Without one, one signs in by passkey, elsewhere, or with a link that sets one. */
  has_password: z.boolean(),
  line_connected: z.boolean(),
  line_login_url: z.string().nullable(),
  line_unlink_url: z.string().nullable(),
  birthday: z.iso.date().nullable(),
  needs_ai_consent_dialog: z.boolean(),
  ai_consent_agreed: z.boolean().nullable(),
  /** Of the menus, the names of choices and the refusals; the texts of pages are Japanese. */
  language: z.enum(['ja', 'en']),
  /** Empty where the candidate names none: the job page shows the way from here. */
  home_station: z.string().meta({ example: '三鷹駅' }),
  /** Those that the candidate has not closed; none for who wants none. */
  tips: z.array(Tip).meta({ example: ['save_search'] }),
})
export type Account = z.infer<typeof Account>

export const accounts = {
  account: forCandidate
    .route({ method: 'GET', path: '/candidate_users/account/', summary: '自分の状態を見る', tags: ['accounts'] })
    .output(Account)
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
}
