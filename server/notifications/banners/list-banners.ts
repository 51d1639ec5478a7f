import type { RequestContext } from '#server/platform/request/request-context.ts'

/** The banners of this moment, in the operators' order. */
export async function listBanners({ db, now }: RequestContext) {
  const at = now().toISOString()
  const banners = await db
    .selectFrom('banners')
    .select(['link', 'image', 'alt', 'blank', 'is_demo'])
    .where('display_start_at', '<=', at)
    .where((eb) => eb.or([eb('display_end_at', 'is', null), eb('display_end_at', '>', at)]))
    .orderBy('order_no')
    .orderBy('id')
    .execute()
  return { banners }
}
