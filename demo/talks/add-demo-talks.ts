import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { holdThread } from '#server/conversations/threads/hold-thread.ts'
import { candidateTalks, companyTalks, type DemoTalk } from './demo-talk.ts'

type Parties = { candidate_user_id: string; company_id: number; name: string; job_id: number | null }

/** What the demonstration's people have said to each other: threads in every state a list knows. Once; what is tried out afterwards stays. */
export async function addDemoTalks(db: Database, email: string, now: Date) {
  const me = await db.selectFrom('candidate_users').select('id').where('email_key', '=', email).executeTakeFirst()
  const us = await db.selectFrom('company_users').select(['company_id', 'name']).where('is_demo', '=', true).orderBy('email').executeTakeFirst()
  const begun = await db
    .selectFrom('threads')
    .select('id')
    .where('candidate_user_id', '=', me?.id ?? null)
    .executeTakeFirst()
  if (!me || !us || begun) return
  // Whoever tries the site out may leave, and comes back with the next start; their own threads only begin anew.
  const isOursBegun = await db.selectFrom('threads').select('id').where('company_id', '=', us.company_id).executeTakeFirst()

  const companies = await db
    .selectFrom('companies')
    .select('id')
    .where('is_demo', '=', true)
    .where('state', '=', 'active')
    .where('end_of_contract', '=', false)
    .where('id', '<>', us.company_id)
    .orderBy('id')
    .limit(candidateTalks.length)
    .execute()
  for (const [index, { id: company_id }] of companies.entries())
    await addTalk(db, { candidate_user_id: me.id, company_id, name: '採用担当', job_id: await aJob(db, company_id) }, candidateTalks[index]!, now)

  if (isOursBegun) return
  const people = await db
    .selectFrom('candidate_users')
    .select('id')
    .where('is_demo', '=', true)
    .where('is_open', '=', true)
    .where('id', '<>', me.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_blocks')
            .whereRef('company_blocks.candidate_user_id', '=', 'candidate_users.id')
            .where('company_id', '=', us.company_id)
            .select('company_id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(companyTalks.length)
    .execute()
  const job_id = await aJob(db, us.company_id)
  for (const [index, { id }] of people.entries()) await addTalk(db, { candidate_user_id: id, ...us, job_id }, companyTalks[index]!, now)
}

async function addTalk(db: Database, { name, job_id, ...parties }: Parties, { said, about, isRead }: DemoTalk, now: Date) {
  for (const [index, [by, hours, message]] of said.entries()) {
    const thread = await holdThread(db, parties)
    const at = new Date(now.getTime() - hours * 3_600_000)
    const company = by === '>'
    await addMessage(db, at, { thread, client_id: randomUUID(), company, name: company ? name : '', message, job_id: about && index === 0 ? job_id : null })
    // Whoever answers has read what was said before.
    const last = index === said.length - 1
    await db
      .updateTable('messages')
      .set({ read_at: at.toISOString() })
      .where('thread_id', '=', thread.id)
      .where('read_at', 'is', null)
      .$if(!(last && isRead), (messages) => messages.where('company', '=', !company))
      .execute()
  }
}

const aJob = async (db: Database, company_id: number) =>
  (await db.selectFrom('job_offers').select('id').where('company_id', '=', company_id).where('state', '=', 'published').orderBy('id').executeTakeFirst())?.id ??
  null
