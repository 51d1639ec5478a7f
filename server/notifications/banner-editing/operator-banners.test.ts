import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect } from 'vitest'
import { purgeCompanyPictures } from '#server/companies/pages/pictures/company-pictures.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { settings, siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { addCandidate, addOperator, apiFor, daysAgo, test } from '#server/testing.ts'

const png = new Uint8Array(
  await sharp({ create: { width: 800, height: 200, channels: 3, background: 'green' } })
    .withExif({ IFD0: { Copyright: '秘密' } })
    .png()
    .toBuffer(),
)

async function desk(db: Database) {
  const { banners } = (await apiFor(db, (await addOperator(db)).as)).operators
  const { picture } = await banners.add_picture({ file: new File([png], 'a.png', { type: 'image/png' }) })
  const shown = { link: '/about', image: picture, alt: '使いかた', blank: false, display_start_at: daysAgo(1), display_end_at: null as string | null }
  return { banners, shown }
}

test('a banner is on the home page within its period, in the operators’ order, and open pages look for it', async ({ db }) => {
  const { banners, shown } = await desk(db)
  const candidate = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  const { banner: first } = await banners.create(shown)
  const { banner: second } = await banners.create({ ...shown, alt: 'ふたつめ', link: `${settings.publicUrl}/about/ranking` })
  await banners.create({ ...shown, alt: 'これから', display_start_at: daysAgo(-1) })
  const alts = async () => (await candidate.banners()).banners.map(({ alt }) => alt)
  expect(await alts()).toEqual(['使いかた', 'ふたつめ'])
  const was = (await banners.list()).banners.map(({ id }) => id)
  await banners.order({ was, ids: [second!.id, first!.id, ...was.slice(2)] })
  expect(await alts()).toEqual(['ふたつめ', '使いかた'])
  await expect(banners.order({ was, ids: was })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  await banners.change({ ...shown, id: first!.id, revision: 1, alt: '直した' })
  await expect(banners.change({ ...shown, id: first!.id, revision: 1, alt: 'おそい' })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  await banners.remove({ id: second!.id })
  expect(await alts()).toEqual(['直した'])
  expect(new Set((await db.selectFrom('live_events').select('kind').execute()).map(({ kind }) => kind))).toEqual(new Set(['banner']))
})

test('of two operators one asks for a banner or a change of it, the other is mailed and approves; ending it, ordering and deleting take one', async ({
  db,
}) => {
  const { banners, shown } = await desk(db)
  const other = (await apiFor(db, (await addOperator(db, { name: '運営 二郎' })).as)).operators
  const candidate = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  const alts = async () => (await candidate.banners()).banners.map(({ alt }) => alt)
  expect(await banners.create(shown)).toEqual({ banner: null })
  expect(await alts()).toEqual([])
  expect(await db.selectFrom('mails').select('id').where('kind', '=', 'approval_awaited').execute()).toHaveLength(1)
  expect((await other.approvals.list()).approvals).toMatchObject([
    { kind: 'banner', about: '使いかた', reason: '公開', hindrance: null, path: '/operator/banners' },
  ])
  const [asked] = (await other.banners.list()).requests
  await expect(banners.approve({ request_id: asked!.id })).rejects.toMatchObject({ code: 'SECOND_OPERATOR_REQUIRED' })
  // Its picture waits with it.
  await db
    .updateTable('company_pictures')
    .set({ created_at: daysAgo(2) })
    .execute()
  await purgeCompanyPictures({ db, now: () => new Date(daysAgo(0)) })
  const { id, revision } = await other.banners.approve({ request_id: asked!.id })
  expect(await alts()).toEqual(['使いかた'])
  await expect(other.banners.approve({ request_id: asked!.id })).rejects.toMatchObject({ code: 'NOTICE_DECIDED' })

  expect(await banners.change({ ...shown, id, revision, link: '/about/metrics' })).toEqual({ banner: null })
  await expect(banners.change({ ...shown, id, revision, alt: 'べつの' })).rejects.toMatchObject({ code: 'NOTICE_REQUESTED' })
  const { requests } = await other.banners.list()
  await other.banners.withdraw({ request_id: requests[0]!.id })
  expect((await banners.list()).banners).toMatchObject([{ link: '/about' }])
  expect(await banners.change({ ...shown, id, revision, display_end_at: daysAgo(-1) })).toMatchObject({ banner: { revision: revision + 1 } })
  await banners.remove({ id })
  expect(await alts()).toEqual([])
})

test('a banner leads to another site only where two operators allowed it', async ({ db }) => {
  const { banners, shown } = await desk(db)
  const link = 'https://www.event.example/sign_in'
  await expect(banners.create({ ...shown, link })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'link' }] })
  useSiteSettings({ ...siteSettings(), linkedSites: ['event.example'] })
  expect(await banners.create({ ...shown, link })).toMatchObject({ banner: { link } })
  await expect(banners.create({ ...shown, link: 'https://evil-event.example/' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  useSiteSettings(siteOfEnvironment)
})

test('another owner’s picture cannot be a banner’s; one that no banner shows is deleted after a day', async ({ db }) => {
  const { banners, shown } = await desk(db)
  await expect(banners.create({ ...shown, image: '/pictures/0a6c1f0e-6c1e-4f43-9d52-0f7c9b6a7e11.webp' })).rejects.toMatchObject({
    data: [{ field: 'image', message: '画像を選んでください。' }],
  })
  await banners.create(shown)
  const { picture: unused } = await banners.add_picture({ file: new File([png], 'b.png', { type: 'image/png' }) })
  await purgeCompanyPictures({ db, now: () => new Date(daysAgo(-2)) })
  const left = (await db.selectFrom('company_pictures').select('id').execute()).map(({ id }) => `/pictures/${id}.webp`)
  expect(left).toContain(shown.image)
  expect(left).not.toContain(unused)
})

test.for(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'https:evil.example', 'https://a@evil.example/', 'quit', ''])(
  'a link to %j is refused',
  async (link, { db }) => {
    const { banners, shown } = await desk(db)
    await expect(banners.create({ ...shown, link })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  },
)

const fixture = (name: string) => new URL(`../../../../shared/fixtures/${name}`, import.meta.url)

test.skipIf(!existsSync(fixture('wpt-urltestdata.json')))(
  'of the collected addresses only those of the web and of this site are stored, as a browser reads them',
  async ({ db }) => {
    const { banners, shown } = await desk(db)
    const links = (JSON.parse(readFileSync(fixture('wpt-urltestdata.json'), 'utf8')) as (string | { input: string })[])
      .flatMap((one) => (typeof one === 'string' ? [] : [one.input]))
      .filter((link) => link.length < 2_000 && link.isWellFormed() && !link.includes('\0'))
    let kept = 0
    for (const link of new Set(links)) {
      const saved = (await banners.create({ ...shown, link }).catch(() => undefined))?.banner
      if (!saved) continue
      kept++
      const { protocol, username } = new URL(saved.link, 'https://here.invalid')
      expect([link, /^https?:$/.test(protocol), username, /^(https?:\/\/|\/(?![/\\]))/.test(saved.link)]).toEqual([link, true, '', true])
    }
    expect(kept).toBeGreaterThan(20)
  },
)
