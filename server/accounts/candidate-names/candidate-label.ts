import { type RawBuilder, sql } from 'kysely'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import { showsPart } from './shown-parts.ts'

type Named = {
  /** The id of the candidate; null when they left. */
  person: RawBuilder<unknown>
  shows: (part: RevealPart) => RawBuilder<boolean>
}

/** The candidate of `threads`, as its company sees them. */
const ofThread: Named = {
  person: sql.ref('threads.candidate_user_id'),
  shows: (part) => showsPart(sql.ref('threads.candidate_user_id'), sql.ref('threads.company_id'), part),
}

const nameOf = ({ person, shows }: Named) => sql<string>`coalesce(
  (select name || 'さん' from candidate_profiles as named where named.candidate_user_id = ${person} and name <> '' and ${shows('name')}),
  '求職者 ' || upper(left(${person}::text, 4)),
  '退会済みユーザー')`

const roleOf = ({ person, shows }: Named) => sql`coalesce(
  (select nullif(department_position, '') from work_experiences as work
    where work.candidate_user_id = ${person} and char_length(department_position) <= 20 and ${shows('name')} and ${shows('career')}
    order by leave_year is null desc, leave_year desc, leave_month desc nulls last, join_year desc nulls last limit 1),
  (select name from lookups where master = 'job_fields' and id = told.user_desired_job_fields[1]),
  (select name from lookups where master = 'skill_types' and id = told.skill_types[1]))`

/** From the first employer to the last, in whole years. */
const yearsOf = ({ person }: Named, now: Date) => sql`(select case when months < 12 then '1年未満' else months / 12 || '年' end from (
  select max(case when leave_year is null then extract(year from today)::integer * 12 + extract(month from today)::integer
    else leave_year * 12 + coalesce(leave_month, 12) end) - min(join_year * 12 + coalesce(join_month, 1)) as months
  from work_experiences as work, (select ${now}::timestamptz at time zone 'Asia/Tokyo' as today) as clock
  where work.candidate_user_id = ${person} and join_year is not null) as worked where months >= 0)`

/**
 * How a company's pages, lists, mails and notifications call a candidate: 佐藤 花さん（SRE・8年）, or 求職者 04DB（SRE・8年） until they show their name.
 * What stands in brackets is from code tables and dates, or from what they show to this company: no free text of somebody anonymous is in it.
 */
export const labelOf = (
  named: Named,
  now: Date,
) => sql<string>`case when ${named.person} is null then ${nameOf(named)} else ${nameOf(named)} || '（' || coalesce((
  select case when users.is_open or ${named.shows('profile')}
    then coalesce(nullif(concat_ws('・', ${roleOf(named)}, ${yearsOf(named, now)}), ''), 'プロフィール未記入') else 'プロフィール非公開' end
  from candidate_users as users join candidate_profiles as told on told.candidate_user_id = users.id where users.id = ${named.person}), 'プロフィール未記入') || '）' end`

/** In a word, where the page says the rest. */
export const candidateName = nameOf(ofThread)

export const candidateLabel = (now: Date) => labelOf(ofThread, now)

export const candidateIdOfThread = sql<string>`coalesce(threads.candidate_user_id, threads.id)`

/** Of whom the company sees a profile. */
const isPremium = sql<boolean>`exists (select from candidate_users as users where users.id = ${ofThread.person} and premium_granted_at is not null
  and (users.is_open or ${ofThread.shows('profile')}))`

/** What the company's pages call the candidate of a thread by: a candidate who left keeps the id of the conversation. */
export const candidateOfThread = (now: Date) => sql<{ id: string; name: string; has_left: boolean; premium: boolean }>`json_build_object(
  'id', ${candidateIdOfThread}, 'name', ${candidateLabel(now)}, 'has_left', threads.candidate_user_id is null, 'premium', ${isPremium})`
