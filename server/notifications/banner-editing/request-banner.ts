import { BannerContent, type BannerRequest } from '#contract/notifications/banners/operator-banners.ts'
import { pages } from '#contract/platform/pages.ts'
import { showsTwoOperators, takesTwoOperators } from '#server/accounts/operators/second/takes-two-operators.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { approvePublication, requestPublication, waitingPublications } from '../publication-requests/publication-requests.ts'
import { checkBanner, type Kept, operatorBanners, saveBanner } from './banners.ts'

/** Every banner, and what waits for a second operator. */
export async function listBanners(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>) {
  const [banners, waiting, takes_two] = [
    await operatorBanners(context.db, context.now()).execute(),
    await waitingPublications(context, 'banner'),
    await showsTwoOperators(context),
  ]
  const requests = waiting.map(({ request, banner_id, content }): BannerRequest => ({ ...request, banner_id, content: content as BannerContent }))
  return { banners, requests, takes_two }
}

/** Asks a second operator for a banner that everybody will see; where there is none, and for nothing but another end, it is saved. */
export async function publishBanner(context: OperatorContext, content: BannerContent, kept?: Kept) {
  const takesTwo = await takesTwoOperators(context)
  const before = await checkBanner(context, content, kept)
  if (!takesTwo || (before && !changesMore(before, content))) {
    if (kept) await withdrawWaiting(context, kept.id)
    return { banner: await saveBanner(context, content, kept) }
  }
  if (kept) {
    await endWaiting(context, kept.id, 'expired')
    const waiting = await context.db
      .selectFrom('publication_requests')
      .select('id')
      .where('banner_id', '=', kept.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (waiting) fail('NOTICE_REQUESTED')
  }
  await requestPublication(context, {
    kind: 'banner',
    content,
    ...(kept && { about: { banner_id: kept.id, revision: kept.revision } }),
    until: content.display_end_at && Date.parse(content.display_end_at) > context.now().getTime() ? content.display_end_at : null,
    what: kept ? '公開中のバナーの変更が依頼されました。' : 'バナーの公開が依頼されました。',
    path: pages.operatorBanners(),
  })
  return { banner: null }
}

type Before = Pick<BannerContent, 'link' | 'image' | 'alt' | 'blank' | 'display_start_at'>

const changesMore = (before: Before, content: BannerContent) =>
  before.link !== content.link ||
  before.image !== content.image ||
  before.alt !== content.alt ||
  before.blank !== content.blank ||
  Date.parse(before.display_start_at) !== Date.parse(content.display_start_at)

/** What was asked about another state of the banner, or too long ago. */
const endWaiting = ({ db, now, viewer }: OperatorContext, banner_id: number, which?: 'expired') =>
  db
    .updateTable('publication_requests')
    .set({ ended_at: now().toISOString(), ended_by_name: which ? '' : viewer.name })
    .where('banner_id', '=', banner_id)
    .where('ended_at', 'is', null)
    .$if(which === 'expired', (query) => query.where('expires_at', '<=', now().toISOString()))
    .returning('id')
    .execute()

async function withdrawWaiting(context: OperatorContext, banner_id: number) {
  for (const { id } of await endWaiting(context, banner_id)) await recordAct(context, { act: 'withdraw_notice', subject_kind: 'banner', subject_id: id })
}

/** The second of the two shows it, as it was read: what was saved meanwhile is refused. */
export async function approveBanner(context: OperatorContext, request_id: string) {
  const { content, banner_id, revision } = await approvePublication(context, 'banner', request_id)
  const banner = BannerContent.parse(content)
  const kept = banner_id && revision ? { id: banner_id, revision } : undefined
  await checkBanner(context, banner, kept)
  return saveBanner(context, banner, kept)
}
