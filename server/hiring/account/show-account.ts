import { sql } from 'kysely'
import type { Account } from '#contract/candidates/account/accounts.ts'
import { Tip } from '#contract/candidates/account/tips.ts'
import { lineUrls } from '#server/accounts/account/line-urls.ts'
import { favoritesByCompanies, isUnseen } from '#server/candidates/favorites/favorites-by-companies.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { open } from '#server/platform/sealing/seal.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** The first meeting that a candidate agreed on with a company has passed, and they did not say yet how it was. Later ones are asked about on their own page. */
const awaitsMeetingAnswer = (candidate_user_id: string, now: Date) => sql<boolean>`exists (
  select from threads cross join lateral (
    select starts_at, minutes, answered_at from meetings
    where thread_id = threads.id and state = 'booked' order by starts_at, meetings.id limit 1
  ) as first
  where threads.candidate_user_id = ${candidate_user_id} and answered_at is null and starts_at + make_interval(mins => minutes) <= ${now}::timestamptz)`

/** Shorter than this, a summary of one's work tells a company nothing. */
const USEFUL_SUMMARY = 100

type Row = Omit<Account, 'birthday' | 'home_station' | 'line_login_url' | 'line_unlink_url' | 'ai_interview_url'> & {
  birthday_sealed: string | null
  home_station_sealed: string | null
}

/** What the frame of the pages shows about the signed-in candidate, in one statement. */
export async function showAccount({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }): Promise<Account> {
  const unseen = favoritesByCompanies(db, viewer.id).where(isUnseen).select(sql<number>`count(*)::int`.as('count'))
  const { rows } = await sql<Row>`
    select
      users.id, accounts.email, accounts.language, users.username, users.is_mama, users.is_open,
      case when premium_granted_at is null then 'candidate' else 'premium' end as role,
      premium_granted_at is not null as premium,
      blocked.ids as block_company_ids,
      coalesce(cardinality(blocked.ids), 0) as block_count,
      exists (select from favorites where candidate_user_id = users.id) as has_favorites,
      ${unseen} as unread_favorite_by_company_count,
      (select count(*)::int from messages join threads on threads.id = thread_id where candidate_user_id = users.id and company and read_at is null) as unread_message_count,
      notices.unread + (select count(*)::int from notifications where account_id = users.id and read_at is null) as unread_notification_count, notices.unconfirmed as unconfirmed_notification_count,
      not exists (select from work_experiences where candidate_user_id = users.id) as warn_job_history,
      char_length(job_summary) < ${USEFUL_SUMMARY} as warn_job_summary,
      user_desired_categories, user_interest_social_issues, user_desired_company_phases, user_desired_company_kinds, user_desired_employment_types,
      user_interest, job_history_pdf_text,
      array(select company_id from threads where candidate_user_id = users.id order by company_id) as message_companies,
      users.created_at as registration_date, profile_registration_date,
      users.ai_consent_agreed is true as can_ai_interview,
      career_intention_rating, purpose_intention,
      ${awaitsMeetingAnswer(viewer.id, now())} as show_first_meeting_modal,
      array(select key from surveys where opens_at <= ${now()} and (closes_at is null or closes_at > ${now()})
        and not exists (select from survey_answers where survey_id = surveys.id and candidate_user_id = users.id) order by surveys.id) as typeform_ids,
      your_vision, your_vision_reason,
      password_hash is not null as has_password, line_user_id is not null as line_connected,
      birthday_sealed, home_station_sealed,
      ai_consent_agreed is null as needs_ai_consent_dialog, ai_consent_agreed,
      array(select tip from unnest(${Tip.options}::text[]) as tip where show_tips and tip <> all (closed_tips)) as tips
    from candidate_users as users join accounts using (id)
    join candidate_profiles as profiles on profiles.candidate_user_id = users.id
    cross join lateral (select array(select company_id from blocked_companies where candidate_user_id = users.id order by company_id) as ids) as blocked
    cross join lateral (
      select count(*) filter (where viewed_at is null)::int as unread, count(*) filter (where is_require_confirm and confirmed_at is null)::int as unconfirmed
      from announcements left join announcement_receipts as receipts on announcement_id = announcements.id and receipts.account_id = users.id
      where audience = 'candidates' and published_at is not null and stopped_at is null and display_start_at <= ${now()} and (display_end_at is null or display_end_at > ${now()})
        and candidate_is_meant(segment, users.id)
    ) as notices
    where users.id = ${viewer.id}`.execute(db)
  const { birthday_sealed, home_station_sealed, ...row } = rows[0]!
  return {
    ...row,
    birthday: open(birthday_sealed),
    home_station: open(home_station_sealed) ?? '',
    ai_interview_url: row.can_ai_interview ? '/profile/interview' : null,
    ...lineUrls(row.line_connected),
  }
}
