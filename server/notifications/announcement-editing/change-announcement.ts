import { isDeepStrictEqual } from 'node:util'
import type { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import { takesTwoOperators } from '#server/accounts/operators/second/takes-two-operators.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { type Author, announceToPages, lockAnnouncement, type LockedAnnouncement, recordVersion } from './operator-announcements.ts'
import { columnsOfContent, announcementContent } from './content/announcement-content.ts'
import { guardInterruption, leadingStart } from './content/guard-interruption.ts'
import { peopleMeant } from './content/people-meant.ts'
import { refuseOtherSites } from './content/refuse-other-sites.ts'
import { usableContent } from './content/usable-content.ts'
import { endRequests, requestAnnouncement } from './requests/request-announcement.ts'

type Wish = AnnouncementContent & { drop_unusable: boolean; ask_again: boolean }
type Change = Wish & { id: number; revision: number; password: string }

/** Saves over a draft. Of a public announcement a second operator is asked, where there is one, unless only its end changes. */
export async function changeAnnouncement(context: OperatorContext, { id, revision, password, ...wish }: Change) {
  const { db, viewer } = context
  const takesTwo = await takesTwoOperators(context)
  const before = await lockAnnouncement(context, id)
  if (before.revision !== revision) fail('PAGE_CHANGED')
  const content = changedContent(context, before, wish)
  const { ask_again } = wish
  const isForTwo = before.published_at !== null && takesTwo && (ask_again || !changesOnlyEnd(before, content))
  if (!isForTwo && isNewInterruption(before, wish)) {
    if (!password)
      fail('INPUT_INVALID', [{ field: 'password', message: `${await meantText(db, wish)}の画面の手前に開きます。よければ、パスワードを入力してください。` }])
    await guardInterruption(context, password)
  }
  if (isSame(announcementContent(before), content) && !ask_again) return { id, revision, version: before.version, is_waiting: false }
  if (!isForTwo) return { ...(await applyChange(context, before, { content, ask_again, by: viewer })), is_waiting: false }
  const { count } = await peopleMeant(db, content)
  await requestAnnouncement(context, before, { kind: 'change', recipients: count, content, asks_again: ask_again })
  return { id, revision, version: before.version, is_waiting: true }
}

/** A public announcement gets a new version, and with `ask_again` every reader who confirmed it is asked again. */
export async function applyChange(
  context: OperatorContext,
  before: LockedAnnouncement,
  { content, ask_again, by }: { content: AnnouncementContent; ask_again: boolean; by: Author },
) {
  const { db } = context
  const { id } = before
  const isPublished = before.published_at !== null
  const version = before.version + (isPublished ? 1 : 0)
  await endRequests(context, id)
  const saved = await db
    .updateTable('announcements')
    .set({ ...columnsOfContent(content), revision: before.revision + 1, version, ...(isPublished && ask_again && { asked_version: version }) })
    .where('id', '=', id)
    .returning(['id', 'revision', 'version'])
    .executeTakeFirstOrThrow()
  if (isPublished) {
    await recordVersion(context, { id, version, content, asks_again: ask_again, by })
    if (ask_again) await emptyReceipts(db, id)
  }
  await recordAct(context, { act: 'change_notice', subject_kind: 'notification', subject_id: id, detail: { version, ...(ask_again && { ask_again }) } })
  if (isPublished) await announceToPages(context, content)
  return saved
}

/** The announcement as it would be from now on, refused where it cannot be. */
export function changedContent(context: OperatorContext, before: LockedAnnouncement, { drop_unusable, ask_again, ...wish }: Wish) {
  const { now, language } = context
  if (before.state === 'ended') fail('NOTICE_STANDS')
  const isPublished = before.published_at !== null
  const isToCome = isPublished && wish.is_require_confirm && before.state === 'scheduled'
  const isLater = isToCome || isNewInterruption(before, { ask_again, ...wish })
  const display_start_at = isLater ? leadingStart(wish.display_start_at, now()) : wish.display_start_at
  const content = usableContent({ ...wish, display_start_at }, { drop_unusable, language, now: now() })
  refuseProblems(
    isPublished && before.audience !== content.audience
      ? [{ field: 'audience', message: '公開したお知らせの宛先は、企業と求職者のあいだで変えられません。' }]
      : [],
    language,
  )
  if (isPublished) refuseOtherSites(context, content, announcementContent(before))
  return content
}

/** Whether it interrupts readers who had closed it, whom it did not interrupt before, or for whom it was not meant. */
function isNewInterruption(before: LockedAnnouncement, wish: AnnouncementContent & { ask_again: boolean }) {
  const isForOthers = segmentOf(wish) !== segmentOf(announcementContent(before))
  return before.published_at !== null && wish.is_require_confirm && (wish.ask_again || !before.is_require_confirm || isForOthers)
}

/** No reader gets other words by it: like stopping it, one operator may. */
const changesOnlyEnd = (before: LockedAnnouncement, content: AnnouncementContent) =>
  isSame({ ...announcementContent(before), display_end_at: null }, { ...content, display_end_at: null })

/** The conditions in one order, for any order of the input. */
const segmentOf = ({ audience, candidate_segment, company_segment }: AnnouncementContent) =>
  JSON.stringify(
    Object.entries(audience === 'candidates' ? candidate_segment : company_segment)
      .filter(([, wanted]) => wanted !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )

const isSame = (one: AnnouncementContent, other: AnnouncementContent) => isDeepStrictEqual(comparable(one), comparable(other))

const comparable = ({ display_start_at, display_end_at, candidate_segment, company_segment, ...content }: AnnouncementContent) => ({
  ...content,
  segment: segmentOf({ ...content, candidate_segment, company_segment, display_start_at, display_end_at }),
  from: Date.parse(display_start_at),
  until: display_end_at && Date.parse(display_end_at),
})

/** The confirmations stay in announcement_confirmations. */
const emptyReceipts = (db: Database, id: number) =>
  db.updateTable('announcement_receipts').set({ viewed_at: null, confirmed_at: null }).where('announcement_id', '=', id).execute()

/** How many readers an announcement has as it is written now, in words; of some candidates only, in steps. */
async function meantText(db: Database, content: AnnouncementContent) {
  const { count, isNarrowed } = await peopleMeant(db, content)
  if (count === null) return '5人未満'
  return isNarrowed ? `${count.toLocaleString('ja-JP')}〜${(count + 4).toLocaleString('ja-JP')}人` : `${count.toLocaleString('ja-JP')}人`
}
