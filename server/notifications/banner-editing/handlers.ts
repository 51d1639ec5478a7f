import { operator } from '#server/api.ts'
import { withdrawPublication } from '../publication-requests/publication-requests.ts'
import { addBannerPicture, deleteBanner, orderBanners } from './banners.ts'
import { approveBanner, listBanners, publishBanner } from './request-banner.ts'

const publishing = operator.banners

export const operatorBanners = {
  list: operator.banners.list.handler(({ context }) => listBanners(context)),
  create: publishing.create.handler(({ context, input }) => publishBanner(context, input)),
  change: publishing.change.handler(({ context, input: { id, revision, ...content } }) => publishBanner(context, content, { id, revision })),
  approve: publishing.approve.handler(({ context, input }) => approveBanner(context, input.request_id)),
  withdraw: publishing.withdraw.handler(async ({ context, input }) => {
    await withdrawPublication(context, 'banner', input.request_id)
    return { success: true }
  }),
  remove: publishing.remove.handler(({ context, input }) => deleteBanner(context, input.id)),
  order: publishing.order.handler(({ context, input }) => orderBanners(context, input)),
  add_picture: publishing.add_picture.handler(({ context, input }) => addBannerPicture(context, input.file)),
}
