import { sql } from 'kysely'
import type { AttachedFile, AttachedJob, Message } from '#contract/conversations/messages.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isOpen } from '#server/jobs/postings/published-jobs.ts'
import { candidateLabel, candidateName } from '#server/accounts/candidate-names/candidate-label.ts'
import { receiptsSince } from '../../receipts/read-receipts.ts'
import { showsPart } from '#server/accounts/candidate-names/shown-parts.ts'

export const MESSAGES_A_PAGE = 50

export type Part = { before?: number | undefined; after?: number | undefined; per_page?: number | undefined }
type Reader = { area: 'candidate' | 'company'; thread_id: string; now: Date; job_id?: number | undefined }
type Row = Omit<Message, 'attachedFile1' | 'attachedFile1Name' | 'attachedFile2' | 'attachedFile2Name'>

/** A part of a thread in its order, as one of its sides reads it: the latest, unless a number says after which. */
export async function readMessages(db: Database, { area, thread_id, now, job_id }: Reader, { before, after, per_page = MESSAGES_A_PAGE }: Part) {
  const onward = after !== undefined
  const isOfCompany = area === 'company'
  // Staff read a person as every other page calls them: the name with the role, or the code with it.
  const { rows } = await sql<Row>`
    with called as materialized (select ${isOfCompany ? candidateLabel(now) : candidateName} as name, ${receiptsSince(area)} as shown_since from threads where id = ${thread_id})
    select messages.id, number, kind, messages.created_at as time, message, company,
      case when company <> ${isOfCompany} or read_at >= called.shown_since then read_at end as read_at,
      case when company = ${isOfCompany} then client_id end as client_id,
      case when company then messages.name else called.name end as name,
      ${attachedFiles(isOfCompany)} as attached_files, ${attachedJob(now)} as "attachedJob", ${scout(now)} as scout
    from messages join threads on threads.id = thread_id cross join called
    where thread_id = ${thread_id} and number > ${after ?? 0} and number < ${before ?? 2_147_483_647} and ${job_id ? sql`${jobOfMessage} = ${job_id}` : sql`true`}
    order by number ${onward ? sql`asc` : sql`desc`} limit ${per_page + 1}`.execute(db)
  const isMore = rows.length > per_page
  const read = rows.slice(0, per_page).map(withFiles)
  return { messages: onward ? read : read.toReversed(), has_earlier: onward ? after > 0 : isMore, has_later: onward && isMore }
}

/** Files under the names of the specification, too. */
export function withFiles(row: Row): Message {
  const [one, two] = row.attached_files
  return {
    ...row,
    attachedFile1: one?.url ?? null,
    attachedFile1Name: one?.file_name ?? null,
    attachedFile2: two?.url ?? null,
    attachedFile2Name: two?.file_name ?? null,
  }
}

/** A file as `AttachedFile` of the contract, of the table `files`. */
export const attachedFile = sql<AttachedFile>`json_build_object('id', files.id, 'file_name', file_name, 'media_type', media_type, 'byte_size', byte_size,
  'state', files.state, 'url', '/online/message/receipt/' || files.id || '/attachment/')`

/** Whether the candidate of `threads` shows its company the files of their applications. */
export const showsFiles = showsPart(sql.ref('threads.candidate_user_id'), sql.ref('threads.company_id'), 'attached_files')

/** A company gets the files of an application only while the candidate shows them. */
const attachedFiles = (isOfCompany: boolean) => sql`(select coalesce(json_agg(${attachedFile} order by files.created_at, files.id), '[]')
  from message_attachments as files where files.message_id = messages.id ${isOfCompany ? sql`and (not files.is_of_application or ${showsFiles})` : sql``})`

/** The job that a message is about: its own, or the last that was named before it in the thread. Also one that is deleted by now. */
export const jobOfMessage = sql<number | null>`(select named.attached_job_id from messages as named
  where named.thread_id = messages.thread_id and named.number <= messages.number and named.attached_job_id is not null order by named.number desc limit 1)`

/** The card of a job of `companies` that the public has seen; null when there is none. */
export const cardOfJob = (job_id: number | undefined, now: Date) => sql<AttachedJob | null>`(
  select json_build_object('id', jobs.id, 'name', position_title, 'description', coalesce(tagline, ''), 'active', coalesce(${isOpen(now)}, false), 'deleted', false)
  from job_offers as jobs where jobs.id = ${job_id ?? null} and jobs.company_id = companies.id and jobs.published_at is not null)`

/** The card of a job: what the public reads of it now, or what it was called. */
const attachedJob = (now: Date) => sql`case when attached_job_id is not null then (
  select json_build_object('id', attached_job_id, 'name', coalesce(position_title, attached_job_name), 'description', coalesce(tagline, ''),
    'active', coalesce(${isOpen(now)}, false), 'deleted', jobs.id is null)
  from (values (1)) as one left join job_offers as jobs on jobs.id = messages.job_id left join companies on companies.id = jobs.company_id
) end`

/** The job of a row of `scouts`, as long as it is there, and whether the public can apply for it. */
export const jobOfScout = (now: Date) => sql<{ id: number; position_title: string; is_open: boolean } | null>`(
  select json_build_object('id', jobs.id, 'position_title', position_title, 'is_open', ${isOpen(now)})
  from job_offers as jobs join companies on companies.id = jobs.company_id where jobs.id = scouts.job_id)`

const scout = (
  now: Date,
) => sql`(select json_build_object('id', scouts.id, 'job', ${jobOfScout(now)}, 'member_name', member_name, 'quotes', quotes, 'greeting', greeting, 'reason', reason, 'closing', closing, 'reference_parts', reference_parts,
  'min_salary', min_salary, 'max_salary', max_salary, 'meeting_type', meeting_type, 'integrity', integrity, 'likeness', likeness, 'state', scouts.state)
  from scouts where scouts.message_id = messages.id)`
