import { isDeepStrictEqual } from 'node:util'
import type { AnnouncementContent } from '#contract/notifications/announcements/operator-announcements.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { announceToPages, lockAnnouncement, notifiedCount, recordVersion } from './operator-announcements.ts'
import { columnsOfContent, announcementContent } from './content/announcement-content.ts'
import { guardInterruption, leadingStart } from './content/guard-interruption.ts'
import { refuseOtherSites } from './content/refuse-other-sites.ts'
import { usableContent } from './content/usable-content.ts'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Change = AnnouncementContent & { id: number; revision: number; drop_unusable: boolean; ask_again: boolean; password: string }

/** Saves over a draft; a public announcement gets a new version, and with `ask_again` every reader who confirmed it is asked again. */
export async function changeAnnouncement(context: OperatorContext, { id, revision, drop_unusable, ask_again, password, ...wish }: Change) {
  const { db, now, language } = context
  const before = await lockAnnouncement(context, id)
  if (before.revision !== revision) fail('PAGE_CHANGED')
  if (before.state === 'ended') fail('NOTICE_STANDS')
  const isPublished = before.published_at !== null
  // It interrupts readers who had closed it, whom it did not interrupt before, or for whom it was not meant.
  const isForOthers = segmentOf(wish) !== segmentOf(announcementContent(before))
  const isNewInterruption = isPublished && wish.is_require_confirm && (ask_again || !before.is_require_confirm || isForOthers)
  if (isNewInterruption && !password)
    fail('INPUT_INVALID', [{ field: 'password', message: `${await peopleMeant(db, wish)}の画面の手前に開きます。よければ、パスワードを入力してください。` }])
  const isToCome = isPublished && wish.is_require_confirm && before.state === 'scheduled'
  const display_start_at = isNewInterruption
    ? await guardInterruption(context, { password, display_start_at: wish.display_start_at })
    : isToCome
      ? leadingStart(wish.display_start_at, now())
      : wish.display_start_at
  const given = { ...wish, display_start_at }
  const content = usableContent(given, { drop_unusable, language, now: now() })
  refuseProblems(
    isPublished && before.audience !== content.audience
      ? [{ field: 'audience', message: '公開したお知らせの宛先は、企業と求職者のあいだで変えられません。' }]
      : [],
    language,
  )
  if (isPublished) refuseOtherSites(context, content, announcementContent(before))
  const isSame = isDeepStrictEqual(comparable(announcementContent(before)), comparable(content))
  if (isSame && !ask_again) return { id, revision, version: before.version }

  const version = before.version + (isPublished ? 1 : 0)
  const saved = await db
    .updateTable('announcements')
    .set({ ...columnsOfContent(content), revision: revision + 1, version, ...(isPublished && ask_again && { asked_version: version }) })
    .where('id', '=', id)
    .returning(['id', 'revision', 'version'])
    .executeTakeFirstOrThrow()
  if (isPublished) {
    await recordVersion(context, { id, version, content, asks_again: ask_again })
    if (ask_again) await forgetConfirmations(db, id)
  }
  await recordAct(context, { act: 'change_notice', subject_kind: 'notification', subject_id: id, detail: { version, ...(ask_again && { ask_again }) } })
  if (isPublished) await announceToPages(context, content)
  return saved
}

/** The conditions in one order, for any order of the input. */
const segmentOf = ({ audience, candidate_segment, company_segment }: AnnouncementContent) =>
  JSON.stringify(
    Object.entries(audience === 'candidates' ? candidate_segment : company_segment)
      .filter(([, wanted]) => wanted !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )

const comparable = ({ display_start_at, display_end_at, ...content }: AnnouncementContent) => ({
  ...content,
  from: Date.parse(display_start_at),
  until: display_end_at && Date.parse(display_end_at),
})

/** The confirmations stay in announcement_confirmations. */
const forgetConfirmations = (db: Database, id: number) =>
  db.updateTable('announcement_receipts').set({ viewed_at: null, confirmed_at: null }).where('announcement_id', '=', id).execute()

const sides = {
  candidates: { people: 'candidate_users', isMeant: 'candidate_is_meant' },
  companies: { people: 'company_users', isMeant: 'member_is_meant' },
} as const

/** How many readers an announcement has as it is written now, in words; of some candidates only, in steps. */
async function peopleMeant(db: Database, content: AnnouncementContent) {
  const { people, isMeant } = sides[content.audience]
  const { segment } = columnsOfContent(content)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(people)} as people where ${sql.ref(isMeant)}(${segment}::jsonb, people.id)`.execute(db)
  const isNarrowed = content.audience === 'candidates' && segment !== '{}'
  const told = notifiedCount(isNarrowed)(rows[0]!.count)
  if (told === null) return '5人未満'
  return isNarrowed ? `${told.toLocaleString('ja-JP')}〜${(told + 4).toLocaleString('ja-JP')}人` : `${told.toLocaleString('ja-JP')}人`
}
