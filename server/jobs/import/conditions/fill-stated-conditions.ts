import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { statedConditions } from './stated-conditions.ts'

/** Few enough that nobody who edits one of them waits. */
const BATCH = 200

/**
 * Reads the postings of before the fields existed for what their own texts state, once after the upgrade. What a company filled in stays. The postings have said it
 * all along, so that it is neither a change in their history nor one of which applicants are notified.
 */
export async function fillStatedConditions(db: Database) {
  while (await inTransaction(db, fillBatch)) {
    // The next batch; each is its own transaction.
  }
}

async function fillBatch(db: Database): Promise<boolean> {
  const open = await db.selectFrom('job_condition_backfill').selectAll().forUpdate().executeTakeFirst()
  if (!open) return false
  const jobs = await db
    .selectFrom('job_offers')
    .select(['id', 'position_title', 'tagline', 'description', 'required_skills', 'desired_person', 'employment_status', 'holiday', 'salary', 'treatment'])
    .select(['employment_types', 'overtime'])
    .where('id', '>', open.after_id)
    .where('id', '<=', open.last_id)
    .orderBy('id')
    .limit(BATCH)
    .forNoKeyUpdate()
    .execute()
  const last = jobs.at(-1)
  if (!last) {
    await db.deleteFrom('job_condition_backfill').execute()
    return false
  }
  const read = jobs.map(({ id, ...job }) => ({ id, ...conditionsOf(job) })).filter(isAny)
  await sql`select set_config('mebae.backfill', 'on', true)`.execute(db)
  await sql`
    update job_offers set
      inexperienced_ok = coalesce(job_offers.inexperienced_ok, read.inexperienced_ok),
      intended_for = case when job_offers.intended_for = '{}' then read.intended_for else job_offers.intended_for end,
      annual_holidays = coalesce(job_offers.annual_holidays, read.annual_holidays),
      short_hours = coalesce(job_offers.short_hours, read.short_hours),
      stock_option = job_offers.stock_option or read.stock_option
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
      as read (id integer, inexperienced_ok boolean, intended_for smallint[], annual_holidays smallint, short_hours boolean, stock_option boolean)
    where job_offers.id = read.id
  `.execute(db)
  await sql`select set_config('mebae.backfill', '', true)`.execute(db)
  await db.updateTable('job_condition_backfill').set({ after_id: last.id }).execute()
  return true
}

type Job = Record<'position_title' | 'tagline' | 'description' | 'required_skills' | 'desired_person', string> &
  Record<'employment_status' | 'holiday' | 'salary' | 'treatment' | 'overtime', string> & { employment_types: number[] }

const conditionsOf = (job: Job) =>
  statedConditions({
    title: job.position_title,
    tagline: job.tagline,
    description: job.description,
    asked: [job.required_skills, job.desired_person].join('\n'),
    experience: '',
    employment: job.employment_status,
    hours: job.overtime,
    holiday: job.holiday,
    pay: job.salary,
    benefits: job.treatment,
    tags: [],
    employment_types: job.employment_types,
  })

const isAny = ({ inexperienced_ok, intended_for, annual_holidays, short_hours, stock_option }: ReturnType<typeof conditionsOf>) =>
  [inexperienced_ok, annual_holidays, short_hours].some((one) => one !== null) || intended_for.length > 0 || stock_option
