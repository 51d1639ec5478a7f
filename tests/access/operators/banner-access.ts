import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Access, World } from '../access.ts'
import { publicationRequest } from './publication-request.ts'

const looking = { who: 'operator', act: 'see_notices' } as const
const publishing = { who: 'operator', act: 'publish_notices' } as const
const shown = { link: '/about', alt: '使いかた', blank: false, display_start_at: '2026-11-20T10:00:00+09:00', display_end_at: null }

async function aPicture({ db }: World) {
  const id = randomUUID()
  await db.insertInto('company_pictures').values({ id, company_id: null, byte_size: 9 }).execute()
  return `/pictures/${id}.webp`
}
const aBanner = async (world: World) => {
  const image = await aPicture(world)
  const { id } = await world.db
    .insertInto('banners')
    .values({ ...shown, image })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id }, image }
}
/** Requested by another operator, and waiting. */
const aRequest = async (world: World) => ({
  params: await publicationRequest(world, { kind: 'banner', content: { ...shown, image: await aPicture(world) } }),
})
const idsOf = async ({ db }: World) => (await db.selectFrom('banners').select('id').orderBy('order_no').orderBy('id').execute()).map(({ id }) => id)
const png = await sharp({ create: { width: 8, height: 2, channels: 3, background: 'green' } })
  .png()
  .toBuffer()

/** Banners. */
export const bannerAccess: Record<string, Access> = {
  'GET /operators/banners/': looking,
  'POST /operators/banners/': { ...publishing, call: async (world) => ({ body: { ...shown, image: await aPicture(world) } }) },
  'PATCH /operators/banners/{id}/': {
    ...publishing,
    call: async (world) => {
      const { params, image } = await aBanner(world)
      return { params, body: { ...shown, image, revision: 1 } }
    },
  },
  'PUT /operators/banners/requests/{request_id}/approval/': { who: 'operator', act: 'approve_notices', call: aRequest },
  'PUT /operators/banners/requests/{request_id}/withdrawal/': { ...publishing, call: aRequest },
  'DELETE /operators/banners/{id}/': { ...publishing, call: async (world) => ({ params: (await aBanner(world)).params }) },
  'PUT /operators/banners/order/': {
    ...publishing,
    call: async (world) => {
      await aBanner(world)
      const was = await idsOf(world)
      return { body: { was, ids: was.toReversed() } }
    },
  },
  'POST /operators/banners/pictures/': { ...publishing, call: () => ({ files: { file: new File([new Uint8Array(png)], 'a.png', { type: 'image/png' }) } }) },
}
