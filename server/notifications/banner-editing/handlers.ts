import { operator } from '#server/api.ts'
import { addBannerPicture, deleteBanner, operatorBanners as rows, orderBanners, saveBanner } from './banners.ts'

const publishing = operator.banners

export const operatorBanners = {
  list: operator.banners.list.handler(async ({ context: { db, now } }) => ({ banners: await rows(db, now()).execute() })),
  create: publishing.create.handler(({ context, input }) => saveBanner(context, input)),
  change: publishing.change.handler(({ context, input: { id, revision, ...content } }) => saveBanner(context, content, { id, revision })),
  remove: publishing.remove.handler(({ context, input }) => deleteBanner(context, input.id)),
  order: publishing.order.handler(({ context, input }) => orderBanners(context, input)),
  add_picture: publishing.add_picture.handler(({ context, input }) => addBannerPicture(context, input.file)),
}
