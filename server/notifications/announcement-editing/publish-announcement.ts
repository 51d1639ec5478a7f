import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { takesTwoOperators } from '#server/accounts/operators/second/takes-two-operators.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { type Author, announceToPages, lockAnnouncement, type LockedAnnouncement, recordVersion } from './operator-announcements.ts'
import { guardInterruption, leadingStart } from './content/guard-interruption.ts'
import { announcementContent } from './content/announcement-content.ts'
import { peopleMeant } from './content/people-meant.ts'
import { refuseOtherSites } from './content/refuse-other-sites.ts'
import { usableContent } from './content/usable-content.ts'
import { endRequests, requestAnnouncement } from './requests/request-announcement.ts'

/** Asks a second operator to publish a draft; where there is none, it is published. */
export async function publishAnnouncement(context: OperatorContext, { id, revision, password }: { id: number; revision: number; password: string }) {
  const { db, viewer } = context
  const takesTwo = await takesTwoOperators(context)
  const draft = await lockAnnouncement(context, id)
  if (draft.state !== 'draft') fail('NOTICE_STANDS')
  if (draft.revision !== revision) fail('PAGE_CHANGED')
  if (!takesTwo) {
    if (draft.is_require_confirm) await guardInterruption(context, password)
    return { ...(await applyPublication(context, draft, viewer)), is_waiting: false }
  }
  publicContent(context, draft)
  const { count } = await peopleMeant(db, announcementContent(draft))
  await requestAnnouncement(context, draft, { kind: 'publish', recipients: count })
  return { id, revision, version: draft.version, is_waiting: true }
}

/** The audience sees it from now on, or from the beginning of its period; it interrupts readers later (`leadingStart`). */
export async function applyPublication(context: OperatorContext, draft: LockedAnnouncement, by: Author) {
  const { db, now } = context
  const { id, revision } = draft
  if (draft.state !== 'draft') fail('NOTICE_STANDS')
  const content = publicContent(context, draft)
  await endRequests(context, id)
  const saved = await db
    .updateTable('announcements')
    .set({ published_at: now().toISOString(), display_start_at: content.display_start_at, revision: revision + 1 })
    .where('id', '=', id)
    .returning(['id', 'revision', 'version'])
    .executeTakeFirstOrThrow()
  await recordVersion(context, { id, version: saved.version, content, by })
  await recordAct(context, { act: 'publish_notice', subject_kind: 'notification', subject_id: id, detail: { version: saved.version } })
  await announceToPages(context, content)
  return saved
}

/** A draft as it would be public from now on, refused where it cannot be. */
function publicContent(context: OperatorContext, draft: LockedAnnouncement) {
  const at = context.now()
  // A beginning that passed while it was a draft is now.
  const begins = Date.parse(draft.display_start_at) < at.getTime() ? at.toISOString() : draft.display_start_at
  const display_start_at = draft.is_require_confirm ? leadingStart(begins, at) : begins
  refuseOtherSites(context, announcementContent(draft))
  return usableContent({ ...announcementContent(draft), display_start_at }, { drop_unusable: false, language: context.language, now: at })
}
