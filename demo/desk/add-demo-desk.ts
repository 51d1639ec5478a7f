import { meetingStart } from '#contract/hiring/meetings/meeting-time.ts'
import { CONSENT_VERSION } from '#contract/hiring/outside/outside-names.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { visibleCandidates } from '#server/candidates/visibility/visible-candidates.ts'
import { contentColumns, contentOf } from '#server/jobs/changes/content-of.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { firstDemoMember } from '../members/first-demo-member.ts'
import { daysAfter, daysBefore } from '../moment.ts'
import { demoOutsidePeople, demoPools } from './demo-desk.ts'
import { demoMessageTemplates } from './demo-message-templates.ts'

type Member = { company_id: number; id: string; name: string }

/** What the company that visitors try out has put aside: pools with reminders, people from outside, a template of a job, and templates of messages. Once. */
export async function addDemoDesk(db: Database, now: Date) {
  const us = await firstDemoMember(db)
  if (!us || (await db.selectFrom('people_lists').select('id').where('company_id', '=', us.company_id).executeTakeFirst())) return
  await addPools(db, us, now)
  await addOutsidePeople(db, us, now)
  await addTemplate(db, us, now)
  await addMessageTemplates(db, us, now)
}

async function addPools(db: Database, us: Member, now: Date) {
  const people = await visibleCandidates(db, us)
    .select('candidate_users.id')
    .where('candidate_users.id', 'not in', db.selectFrom('threads').select('candidate_user_id').where('candidate_user_id', 'is not', null).$castTo<string>())
    .orderBy('candidate_users.id')
    .limit(demoPools.length * 3)
    .execute()
  for (const [index, { note, inDays, ...pool }] of demoPools.entries()) {
    const { id: list_id } = await db
      .insertInto('people_lists')
      .values({ ...pool, company_id: us.company_id, created_at: daysBefore(now, 30 + index).toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const members = people.slice(index * 3, index * 3 + 3).map(({ id }) => id)
    for (const [place, candidate_user_id] of members.entries()) {
      const created_at = daysBefore(now, 20 - place * 3).toISOString()
      await db.insertInto('people_list_entries').values({ list_id, candidate_user_id, company_user_id: us.id, created_at }).execute()
      if (place === 0)
        await db
          .insertInto('people_reminders')
          .values({ list_id, candidate_user_id, due_on: japanDay(daysAfter(now, inDays)), note, company_user_id: us.id, created_at })
          .execute()
    }
  }
}

async function addOutsidePeople(db: Database, us: Member, now: Date) {
  const job = await oneJob(db, us.company_id)
  for (const { days, step, hasAgreed, offeredIn = [], agreedIn, ...person } of demoOutsidePeople) {
    const at = daysBefore(now, days).toISOString()
    const moved_at = daysBefore(now, Math.ceil(days / 3)).toISOString()
    const entry = { ...person, company_id: us.company_id, job_id: job?.id ?? null, company_user_id: us.id, added_by_name: us.name, keep_months: 12 }
    const { id } = await db
      .insertInto('outside_candidates')
      .values({ ...entry, asked_at: at, answer_due_at: daysAfter(now, 14 - days).toISOString(), moved_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const of = { outside_candidate_id: id }
    await db
      .insertInto('outside_events')
      .values({ ...of, at, kind: 'asked', by_name: us.name })
      .execute()
    if (!hasAgreed) continue
    await db.updateTable('outside_candidates').set({ consented_at: at, consent_version: CONSENT_VERSION, step, moved_at }).where('id', '=', id).execute()
    await db
      .insertInto('outside_events')
      .values([
        { ...of, at, kind: 'consented', detail: CONSENT_VERSION },
        { ...of, at: moved_at, kind: 'noted', by_name: us.name, detail: '前職の同僚からの紹介。副業から始めたいとのこと。' },
      ])
      .execute()
    const times = (agreedIn === undefined ? offeredIn : [agreedIn]).map((inDays) => at15(daysAfter(now, inDays)))
    if (times.length > 0) await addMeeting(db, us, { ...of, slots: times, starts_at: agreedIn === undefined ? null : times[0]!, mailed_at: moved_at })
  }
}

const at15 = (day: Date) => `${japanDay(day)}T15:00:00+09:00`

type Meeting = { outside_candidate_id: string; slots: string[]; starts_at: string | null; mailed_at: string }

/** Times that one of them was offered, or the one on which both agreed. */
async function addMeeting(db: Database, us: Member, { outside_candidate_id, slots, starts_at, mailed_at }: Meeting) {
  const kind = { meeting_type: 'mensetsu', title: '開発のメンバーがお話しします', place: 'https://meet.example/hiring', minutes: 60 }
  const { id } = await db
    .insertInto('meetings')
    .values({
      ...kind,
      outside_candidate_id,
      slots,
      starts_at,
      mailed_at,
      created_at: mailed_at,
      company_user_id: us.id,
      state: starts_at ? 'booked' : 'proposed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('meeting_interviewers').values({ meeting_id: id, company_user_id: us.id }).execute()
  const offered = { outside_candidate_id, at: mailed_at, kind: 'meeting_offered', by_name: us.name, detail: `候補日${slots.length}件` }
  await db
    .insertInto('outside_events')
    .values([offered, ...(starts_at ? [{ outside_candidate_id, at: mailed_at, kind: 'meeting_booked', detail: meetingStart(new Date(starts_at)) }] : [])])
    .execute()
}

async function addTemplate(db: Database, { company_id, name }: Member, now: Date) {
  const job = await oneJob(db, company_id)
  if (!job) return
  const { id: _id, ...content } = job
  await db
    .insertInto('job_templates')
    .values({
      company_id,
      name: '開発職（正社員）',
      content: JSON.stringify(contentOf(content as JobContent)),
      created_by: name,
      updated_at: now.toISOString(),
    })
    .execute()
}

const addMessageTemplates = (db: Database, { company_id }: Member, now: Date) =>
  db
    .insertInto('message_templates')
    .values(demoMessageTemplates.map((template, index) => ({ ...template, company_id, order_no: index + 1, updated_at: now.toISOString() })))
    .execute()

const oneJob = (db: Database, company_id: number) =>
  db
    .selectFrom('job_offers')
    .select(['id', ...contentColumns])
    .where('company_id', '=', company_id)
    .where('state', '=', 'published')
    .orderBy('id')
    .executeTakeFirst()
