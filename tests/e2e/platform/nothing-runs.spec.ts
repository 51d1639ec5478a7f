import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { expect, test } from '../kit/test.ts'

const fixture = (name: string) => new URL(`../../../../shared/fixtures/${name}`, import.meta.url)
const read = <Value>(name: string) => (existsSync(fixture(name)) ? (JSON.parse(readFileSync(fixture(name), 'utf8')) as Value[]) : [])
const own = [
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(2)</script>',
  "';alert(3)//",
  '{{constructor.constructor("alert(4)")()}}',
  '<svg/onload=alert(5)>',
]
const payloads = [...own, ...read<string>('blns.json'), ...read<{ payload: string }>('dompurify-payloads.json').map(({ payload }) => payload)]
  .filter((payload) => !payload.includes('\0') && payload.isWellFormed())
  .map((payload) => payload.trim())
  .filter(Boolean)

/** Puts as many payloads as fit into each text column of these rows, different ones in each column. */
async function poison(db: Database, table: string, owner: string, id: string | number) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} and data_type = 'text' and is_generated = 'NEVER'
      and column_name !~ '(_sealed|_hash|_key|^email|^mail_domain)$'`.execute(db)
  let poisoned = 0
  for (const { name } of rows)
    for (const length of [4_000, 1_000, 200, 100, 50, 30]) {
      const from = (poisoned * 97) % payloads.length
      const text = [...payloads.slice(from), ...payloads].join(' ').slice(0, length).toWellFormed()
      const done = await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${text} where ${sql.ref(owner)} = ${id}`.execute(db).catch(() => undefined)
      if (!done?.numAffectedRows) continue
      poisoned++
      break
    }
  return poisoned
}

const at = new Date().toISOString()

// A payload that becomes the address of an image leads to no file.
test.use({ expected: /status of 404/ })

test('a script written into any field runs on no page', async ({ page, candidate, db }) => {
  const company = await db.insertInto('companies').values({ name: 'x', state: 'active' }).returning('id').executeTakeFirstOrThrow()
  // A closed job stays off the lists of other journeys, but its page can be read.
  const job = await db
    .insertInto('job_offers')
    .values({ company_id: company.id, position_title: 'x', description: 'x', state: 'published', published_at: at, confirmed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('job_offers').set({ state: 'closed', closed_at: at, closed_reason: 'filled' }).where('id', '=', job.id).execute()
  const mine = { candidate_user_id: candidate.id }
  await db
    .insertInto('work_experiences')
    .values({ ...mine, organization_name: 'x' })
    .execute()
  await db
    .insertInto('saved_searches')
    .values({ ...mine, name: 'x', search: '{}' })
    .execute()
  await db
    .insertInto('block_rules')
    .values({ ...mine, kind: 'keyword', value: 'xx', key: 'xx' })
    .execute()
  await db
    .insertInto('favorites')
    .values({ ...mine, company_id: company.id, job_id: job.id })
    .execute()
  await db
    .insertInto('view_histories')
    .values({ ...mine, company_id: company.id, job_id: job.id, access_on: at.slice(0, 10), last_daily_access_at: at })
    .execute()
  await db
    .insertInto('blocked_companies')
    .values({ ...mine, company_id: company.id })
    .execute()
  await db
    .insertInto('notifications')
    .values({
      account_id: candidate.id,
      kind: 'notice',
      subject_type: 'report',
      subject_id: '1',
      detail: JSON.stringify({ text: payloads.join(' ').toWellFormed() }),
    })
    .execute()
  await db
    .insertInto('events')
    .values({ ...mine, company_id: company.id, kind: 'profile_viewed', actor: 'company', detail: '{"parts":["skill_types"]}' })
    .execute()
  await db
    .insertInto('job_history_pdfs')
    .values({ ...mine, storage_key: crypto.randomUUID(), file_name: 'x', byte_size: 1, state: 'failed' })
    .execute()

  let poisoned = 0
  for (const table of ['candidate_profiles', 'work_experiences', 'saved_searches', 'block_rules', 'job_history_pdfs'])
    poisoned += await poison(db, table, 'candidate_user_id', candidate.id)
  poisoned += await poison(db, 'notifications', 'account_id', candidate.id)
  poisoned += await poison(db, 'candidate_users', 'id', candidate.id)
  poisoned += await poison(db, 'companies', 'id', company.id)
  poisoned += await poison(db, 'job_offers', 'id', job.id)
  expect(poisoned).toBeGreaterThan(40)

  const dialogs: string[] = []
  page.on('dialog', (dialog) => (dialogs.push(dialog.message()), void dialog.dismiss()))
  const settings = ['', '/privacy', '/security', '/hidden', '/saved_searches', '/notifications', '/export']
  const paths = [
    '/',
    '/mypage',
    '/profile',
    `/profile?company_id=${company.id}`,
    '/profile?level=contact',
    '/profile?edit=history',
    '/profile?edit=vision',
    '/profile/wishes?q=5',
    '/profile/resume',
    '/notifications',
    '/visitors',
    '/job_offer/my_favorite',
    '/job_offer/view_history',
    '/job_offer/favorite',
    `/job_offer/detail?id=${job.id}`,
    `/company/detail?id=${company.id}`,
    ...settings.map((path) => `/settings${path}`),
    ...own.map((text) => `/job_offer/search?free_word=${encodeURIComponent(text)}`),
  ]
  for (const path of paths) {
    const answer = await page.goto(path)
    expect([path, answer!.status()]).toEqual([path, expect.any(Number)])
    expect([path, answer!.status() < 500]).toEqual([path, true])
    expect([
      path,
      await page.locator('[onerror], [onload], [onclick], [onmouseover], [href^="javascript"], main script:not([type="application/ld+json"])').count(),
    ]).toEqual([path, 0])
  }
  expect(dialogs).toEqual([])
})
