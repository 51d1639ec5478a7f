import { candidate } from '#server/api.ts'
import { listBanners } from './list-banners.ts'

export const banners = {
  banners: candidate.banners.handler(({ context }) => listBanners(context)),
}
