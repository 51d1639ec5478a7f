import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { contentColumns, announcementContent } from '#server/notifications/announcement-editing/content/announcement-content.ts'
import { daysBefore } from '../moment.ts'
import { demoOperators } from './add-demo-operators.ts'

const BEGUN = 9
const ASKED_AGAIN = 5
const [asks, decides] = demoOperators

/**
 * The history of the demonstration's announcements: for the one to be confirmed a second version that asked everyone again, its views and confirmations, and a
 * list of them that waits for a second operator; and a draft for companies that waits for one, too. The candidate whom visitors try out has still to confirm it. Once.
 */
export async function addDemoAnnouncementHistory(db: Database, email: string, now: Date) {
  const announcement = await db
    .selectFrom('announcements')
    .select(['id', ...contentColumns])
    .where('is_demo', '=', true)
    .where('is_require_confirm', '=', true)
    .where('version', '=', 1)
    .where('published_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
  const kept = await db.selectFrom('export_approvals').select('id').limit(1).executeTakeFirst()
  if (!announcement || kept) return
  const { id } = announcement
  const ago = (days: number) => daysBefore(now, days).toISOString()
  const content = announcementContent({ ...announcement, display_start_at: ago(BEGUN) })
  const before = { ...content, title: '面談の種類が選べるようになります', message: '面談のあとに「選考があった」と答えられるようになります。' }
  const by = { operator_name: asks!.name, announcement_id: id }
  await db
    .insertInto('announcement_versions')
    .values([
      { ...by, version: 1, at: ago(BEGUN), content: JSON.stringify(before) },
      { ...by, version: 2, at: ago(ASKED_AGAIN), content: JSON.stringify(content), asks_again: true },
    ])
    .execute()
  await db
    .updateTable('announcements')
    .set({ version: 2, asked_version: 2, revision: 3, display_start_at: ago(BEGUN) })
    .where('id', '=', id)
    .execute()
  await addConfirmations(db, id, email, now)
  const operators = await db.selectFrom('accounts').select(['id', 'email_key']).where('kind', '=', 'operator').where('is_demo', '=', true).execute()
  const second = operators.find(({ email_key }) => email_key === decides!.email)
  if (second)
    await db
      .insertInto('export_approvals')
      .values({
        kind: 'notice_confirmations',
        subject_id: String(id),
        reason: '周知の証跡として、法務に渡すため。',
        requested_at: ago(1),
        requested_by: second.id,
        requested_by_name: decides!.name,
      })
      .execute()
  const draft = await db
    .insertInto('announcements')
    .values({
      audience: 'companies',
      title: '求人票の確認日が、30日を過ぎたら色で分かります',
      message: '<p>確認日が古い求人は、<strong>45日</strong>で検索に出なくなります。求人のページから、1回押すだけで確かめられます。</p>',
      display_start_at: now.toISOString(),
      published_at: null,
      is_demo: true,
    })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
  if (!second) return
  await addRequest(db, draft, { id: second.id, name: decides!.name, now })
  await addBannerRequest(db, { id: second.id, name: decides!.name, now })
}

/** The draft waits for the operator whom visitors try out. */
async function addRequest(db: Database, { id, revision }: { id: number; revision: number }, by: { id: string; name: string; now: Date }) {
  const { count } = await db.selectFrom('company_users').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  await db
    .insertInto('announcement_requests')
    .values({
      announcement_id: id,
      kind: 'publish',
      revision,
      recipients: count,
      requested_by: by.id,
      requested_by_name: by.name,
      requested_at: by.now.toISOString(),
      expires_at: daysBefore(by.now, -7).toISOString(),
    })
    .execute()
}

/** A banner that should lead elsewhere waits for them, too. */
async function addBannerRequest(db: Database, by: { id: string; name: string; now: Date }) {
  const banner = await db
    .selectFrom('banners')
    .select(['id', 'revision', 'link', 'image', 'alt', 'blank', 'display_start_at', 'display_end_at'])
    .where('is_demo', '=', true)
    .orderBy('order_no', 'desc')
    .executeTakeFirst()
  if (!banner) return
  const { id, revision, ...content } = banner
  await db
    .insertInto('publication_requests')
    .values({
      kind: 'banner',
      banner_id: id,
      revision,
      content: JSON.stringify({ ...content, link: '/help#employer' }),
      requested_by: by.id,
      requested_by_name: by.name,
      requested_at: by.now.toISOString(),
      expires_at: daysBefore(by.now, -7).toISOString(),
    })
    .execute()
}

/** Of ten readers six saw it and five confirmed it, half of them the first version, too; most on the first days. */
async function addConfirmations(db: Database, id: number, email: string, now: Date) {
  const people = sql`(select id, row_number() over (order by id) as nth, count(*) over () as many from accounts where kind = 'candidate' and is_demo and email_key <> ${email}) as people`
  const at = (days: number) =>
    sql`${now}::timestamptz - make_interval(days => ${days}::int) + make_interval(mins => (power(nth::float / many, 3) * 4.5 * 1440)::int)`
  await sql`insert into announcement_confirmations (announcement_id, version, account_id, confirmed_at)
    select ${id}, 1, id, ${at(BEGUN)} from ${people} where nth % 10 in (0, 2, 4) order by nth`.execute(db)
  await sql`insert into announcement_receipts (announcement_id, account_id, viewed_at, confirmed_at)
    select ${id}, id, ${at(ASKED_AGAIN)}, case when nth % 10 < 5 then ${at(ASKED_AGAIN)} end from ${people} where nth % 10 < 6
    on conflict do nothing`.execute(db)
  await sql`insert into announcement_confirmations (announcement_id, version, account_id, confirmed_at)
    select announcement_id, 2, account_id, confirmed_at from announcement_receipts
    where announcement_id = ${id} and confirmed_at is not null order by confirmed_at on conflict do nothing`.execute(db)
}
