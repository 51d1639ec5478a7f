import { sql } from 'kysely'
import type { BannerContent } from '#contract/notifications/banners/operator-banners.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { pictureId } from '#server/platform/files/picture-path.ts'
import { fail } from '#server/fail.ts'
import { announcePeriod } from '../announcements/announce-period.ts'
import { type Problem, refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { operatorBanners } from './operator-banners.ts'

/** Adds a banner at the end, or saves over one that no other operator saved since. Open home pages load it at once. */
export async function saveBanner(context: OperatorContext, content: BannerContent, kept?: { id: number; revision: number }) {
  const { db, now, language } = context
  const before = kept && (await db.selectFrom('banners').select(['revision', 'image']).where('id', '=', kept.id).forNoKeyUpdate().executeTakeFirst())
  if (kept && !before) fail('NOT_FOUND')
  if (before && before.revision !== kept?.revision) fail('PAGE_CHANGED')
  refuseProblems([...(before?.image === content.image ? [] : await pictureProblems(context, content.image)), ...periodProblems(content)], language)
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

const periodProblems = ({ display_start_at, display_end_at }: BannerContent): Problem[] =>
  display_end_at && Date.parse(display_end_at) <= Date.parse(display_start_at)
    ? [{ field: 'display_end_at', message: '終わりを、始まりより後にしてください。' }]
    : []
