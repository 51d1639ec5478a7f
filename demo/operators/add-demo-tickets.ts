import { accountWith } from '#server/accounts/account/accounts.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Reports and requests of invented users, so that the operators' pages are not empty; none when there are some. */
export async function addDemoTickets(db: Database, email: string, now: Date) {
  const known = await db.selectFrom('reports').select('id').limit(1).executeTakeFirst()
  const person = await accountWith(db, 'candidate', email).select('id').executeTakeFirst()
  if (known || !person) return
  const candidate_user_id = person.id
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString()
  const job = await db
    .selectFrom('job_offers')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['job_offers.id', 'company_id', 'position_title', 'description', 'job_offers.state', 'companies.name'])
    .where('job_offers.state', '=', 'published')
    .orderBy('job_offers.id')
    .executeTakeFirst()
  const said = await db
    .selectFrom('messages')
    .innerJoin('threads', 'threads.id', 'thread_id')
    .select(['messages.id', 'thread_id', 'company_id', 'message'])
    .where('candidate_user_id', '=', candidate_user_id)
    .where('company', '=', true)
    .where('kind', '=', 'message')
    .orderBy('messages.created_at')
    .executeTakeFirst()
  const ours = { about: 'service', reporter: 'visitor', note: '掲載されている求人の年収が、検索の結果と違って見えます。', kind: 'complaint' }
  await db
    .insertInto('reports')
    .values({ ...ours, created_at: days(-3), due_at: days(4) })
    .execute()
  if (job) {
    const { id: job_id, company_id, position_title: title, description: text, state, name: company } = job
    const snapshot = JSON.stringify({ title: `${title}（未経験歓迎）`, text, state, company })
    const told = { about: 'job', kind: 'terms_differ', note: '面談で聞いた残業時間が、求人と違いました。', reporter: 'visitor', job_id, company_id, snapshot }
    await db
      .insertInto('reports')
      .values({ ...told, created_at: days(-9), due_at: days(-2) })
      .execute()
  }
  if (said) {
    const { id: message_id, thread_id, company_id, message: quote } = said
    const told = {
      about: 'message',
      kind: 'paid_offer',
      note: '有料の講座をすすめられました。',
      reporter: 'candidate',
      candidate_user_id,
      company_id,
      thread_id,
      message_id,
      quote,
    }
    await db
      .insertInto('reports')
      .values({ ...told, created_at: days(-1), due_at: days(6) })
      .execute()
  }
  await db
    .insertInto('data_requests')
    .values({ candidate_user_id, kind: 'correction', came_by: 'form', note: '氏名の読みがなを直してください。', received_at: days(-2), due_at: days(12) })
    .execute()
}
