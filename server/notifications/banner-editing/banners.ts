import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { BannerContent, OperatorBanner } from '#contract/notifications/banners/operator-banners.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Problem, refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { pictureId } from '#server/platform/files/picture-path.ts'
import { savePicture } from '#server/platform/files/save-picture.ts'
import { otherSitesProblems } from '#server/platform/site-settings/other-sites.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { announcePeriod } from '../announcements/list-notifications.ts'

/** Every banner in its order, with how it stands at this moment. */
export const operatorBanners = (db: Database, now: Date) =>
  db
    .selectFrom('banners')
    .select(['id', 'link', 'image', 'alt', 'blank', 'display_start_at', 'display_end_at', 'revision', 'is_demo'])
    .select(
      sql<OperatorBanner['state']>`case when display_end_at <= ${now}::timestamptz then 'ended' when display_start_at > ${now}::timestamptz then 'scheduled'
        else 'live' end`.as('state'),
    )
    .orderBy('order_no')
    .orderBy('id')

export type Kept = { id: number; revision: number }

/** A banner that can be shown, or refused. What is saved already comes back; no other operator saved it since. */
export async function checkBanner(context: OperatorContext, content: BannerContent, kept?: Kept) {
  const { db, language } = context
  const before =
    kept &&
    (await db
      .selectFrom('banners')
      .select(['revision', 'link', 'image', 'alt', 'blank', 'display_start_at'])
      .where('id', '=', kept.id)
      .forNoKeyUpdate()
      .executeTakeFirst())
  if (kept && !before) fail('NOT_FOUND')
  if (before && before.revision !== kept?.revision) fail('PAGE_CHANGED')
  const pictures = before?.image === content.image ? [] : await pictureProblems(context, content.image)
  refuseProblems([...pictures, ...(before?.link === content.link ? [] : linkProblems(content)), ...periodProblems(content)], language)
  return before
}

/** Adds a banner that was checked at the end, or saves over one. Open home pages load it at once. */
export async function saveBanner(context: OperatorContext, content: BannerContent, kept?: Kept) {
  const { db, now } = context
  const { id } = kept
    ? await db
        .updateTable('banners')
        .set({ ...content, revision: kept.revision + 1 })
        .where('id', '=', kept.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('banners')
        .values({ ...content, order_no: sql<number>`(select coalesce(max(order_no), 0) + 1 from banners)` })
        .returning('id')
        .executeTakeFirstOrThrow()
  await recordAct(context, { act: kept ? 'change_banner' : 'add_banner', subject_kind: 'banner', subject_id: id })
  await announcePeriod(context, { audience: 'candidates', kind: 'banner' }, content)
  return operatorBanners(db, now()).where('id', '=', id).executeTakeFirstOrThrow()
}

/** One of the operators' own, that was sent before. */
async function pictureProblems({ db }: Pick<OperatorContext, 'db'>, image: string): Promise<Problem[]> {
  const id = pictureId(image)
  const sent =
    id && (await db.selectFrom('company_pictures').select('id').where('id', '=', id).where('company_id', 'is', null).forNoKeyUpdate().executeTakeFirst())
  return sent ? [] : [{ field: 'image', message: '画像を選んでください。' }]
}

const linkProblems = ({ link }: BannerContent) => (link.startsWith('/') ? [] : otherSitesProblems('link', link))

const periodProblems = ({ display_start_at, display_end_at }: BannerContent): Problem[] =>
  display_end_at && Date.parse(display_end_at) <= Date.parse(display_start_at)
    ? [{ field: 'display_end_at', message: '終わりを、始まりより後にしてください。' }]
    : []

/** All of them in a new order. An operator whose list a colleague changed in between is refused. */
export async function orderBanners(context: OperatorContext, { ids, was }: { ids: number[]; was: number[] }) {
  const { db } = context
  const rows = await db.selectFrom('banners').select('id').orderBy('order_no').orderBy('id').forNoKeyUpdate().execute()
  const now = rows.map(({ id }) => id)
  if (!isDeepStrictEqual(now, was)) fail('PAGE_CHANGED')
  if (ids.length !== now.length || now.some((id) => !ids.includes(id))) fail('INPUT_INVALID', [{ field: 'ids', message: 'すべてを、1度ずつ並べてください。' }])
  await sql`update banners set order_no = placed.place from unnest(${ids}::integer[]) with ordinality as placed (id, place) where banners.id = placed.id`.execute(
    db,
  )
  await recordAct(context, { act: 'order_banners', subject_kind: 'banner', subject_id: 'all', detail: { ids } })
  await publishLive(db, [{ audience: 'candidates', kind: 'banner' }])
  return { success: true }
}

/** The next sweep deletes its picture. */
export async function deleteBanner(context: OperatorContext, id: number) {
  const { db } = context
  const gone = await db.deleteFrom('banners').where('id', '=', id).returning(['link', 'alt']).executeTakeFirst()
  if (!gone) fail('NOT_FOUND')
  await recordAct(context, { act: 'delete_banner', subject_kind: 'banner', subject_id: id, detail: gone })
  await publishLive(db, [{ audience: 'candidates', kind: 'banner' }])
  return { success: true }
}

/** Twice as wide as a banner is drawn at most, for fine screens. */
const LONGEST_EDGE = 1_600

/** Stores a picture for a banner, drawn again; one that no banner shows after a day is deleted. */
export async function addBannerPicture(context: OperatorContext, file: File) {
  const { id, picture } = await savePicture(context, file, { company_id: null, longestEdge: LONGEST_EDGE })
  await recordAct(context, { act: 'send_picture', subject_kind: 'banner', subject_id: id })
  return { picture }
}
