import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addMember, addOperator, apiFor, daysAgo, test } from '#server/testing.ts'

const fixture = (name: string) => new URL(`../../../../shared/fixtures/${name}`, import.meta.url)
const read = <Value>(name: string) => (existsSync(fixture(name)) ? (JSON.parse(readFileSync(fixture(name), 'utf8')) as Value[]) : [])
const own = [
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(2)">x</a>',
  '</p><script>alert(3)</script>',
  '<svg/onload=alert(4)>',
  '<a href="https://mebae.example" onclick="alert(5)" style="x" target="_blank">x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(6)&gt;">',
]
const payloads = [...own, ...read<string>('blns.json'), ...read<{ payload: string }>('dompurify-payloads.json').map(({ payload }) => payload)]
  .filter((payload) => !payload.includes('\0') && payload.isWellFormed())
  .map((payload) => `お知らせ ${payload}`)

/** The seven tags, and of attributes only where a link may lead. */
const harmless = /<(?:\/(?:a|strong|em|u|p|span)|(?:strong|em|u|p|span)|br \/|a(?: href="(?:https?:\/\/|\/(?!\/))[^"<>]*")?)>/g
const harmful = (messages: string[]) => messages.filter((message) => message.replaceAll(harmless, '').includes('<'))
/** No reader gets more announcements at once. */
const AT_ONCE = 200
const parts = Array.from({ length: Math.ceil(payloads.length / AT_ONCE) }, (_, part) => payloads.slice(part * AT_ONCE, (part + 1) * AT_ONCE))

const content = { title: '試し', display_start_at: daysAgo(1), display_end_at: null, is_require_confirm: false, confirm_button_text: '' }
const readers = async (db: Database) => {
  const candidate = (await apiFor(db, (await addCandidate(db)).as)).candidate_users.notifications
  const member = (await apiFor(db, (await addMember(db)).as)).company_users.notices
  return async (audience: 'candidates' | 'companies') =>
    (await (audience === 'candidates' ? candidate : member).list()).notifications.map(({ message }) => message)
}

// Both audiences are cleaned by the same code, at the same place: every attack is posted to one of them, our own to both.
test.for([
  ['candidates', parts],
  ['companies', [payloads.slice(0, own.length)]],
] as const)(
  'of every attack that an operator posts, nothing but seven tags and safe links reaches %s',
  { timeout: 120_000 },
  async ([audience, posted], { db }) => {
    const { notifications } = (await apiFor(db, (await addOperator(db)).as)).operators
    const received = await readers(db)
    for (const part of posted) {
      for (const message of part) {
        const { id } = await notifications.create({ ...content, audience, message, drop_unusable: true })
        // As before the names of other sites were refused: a message that once was published goes on being shown.
        await db
          .updateTable('announcements')
          .set({ published_at: daysAgo(1) })
          .where('id', '=', id)
          .execute()
      }
      const messages = await received(audience)
      expect(messages).toHaveLength(part.length)
      expect(harmful(messages)).toEqual([])
      await db.deleteFrom('announcements').execute()
    }
  },
)

test('an attack that is not to be cleaned is refused, or was none', { timeout: 120_000 }, async ({ db }) => {
  const { notifications } = (await apiFor(db, (await addOperator(db)).as)).operators
  for (const message of payloads) {
    const kept = await notifications.create({ ...content, audience: 'candidates', message }).catch((error: { code: string }) => error.code)
    if (typeof kept === 'string') expect([message, kept]).toEqual([message, 'INPUT_INVALID'])
  }
  const kept = await db.selectFrom('announcements').select('message').execute()
  expect(harmful(kept.map(({ message }) => message))).toEqual([])
})

test('an unsanitised message in the table is sanitised for its readers', async ({ db }) => {
  const received = await readers(db)
  for (const part of parts) {
    for (const audience of ['candidates', 'companies'] as const) {
      const rows = part.map((message) => ({ ...content, audience, message, segment: '{}', published_at: daysAgo(1), created_at: daysAgo(1) }))
      await db.insertInto('announcements').values(rows).execute()
      const messages = await received(audience)
      expect(messages).toHaveLength(part.length)
      expect(harmful(messages)).toEqual([])
      await db.deleteFrom('announcements').execute()
    }
  }
})
