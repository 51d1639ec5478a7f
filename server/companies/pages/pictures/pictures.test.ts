import { existsSync, readFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { waitingJobs } from '#server/platform/background/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { settings } from '#server/settings.ts'
import { addMember, apiFor, contextOf, noPages, test, today } from '#server/testing.ts'
import { narrowAddress, type PictureWidth } from '#contract/platform/pictures/picture-widths.ts'
import { deleteCompanyPicture, purgeCompanyPictures } from './company-pictures.ts'
import { pictureFile, pictureId } from '#server/platform/files/picture-path.ts'

const fixtures = new URL('../../../../../shared/fixtures/upload/', import.meta.url)
const DAY = 86_400_000

const photo = async (width = 40, height = 20) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#1b6f40' } })
          .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1' } })
          .withMetadata({ orientation: 6 })
          .jpeg()
          .toBuffer(),
      ),
    ],
    '事務所.JPG',
  )

async function desk(db: Database) {
  const { as, company_id } = await addMember(db, { role: 'recruiter' })
  const { company } = (await apiFor(db, as)).company_users
  const app = createApp(await contextOf(db), noPages)
  return { company, company_id, fetchFrom: async (path: string) => app.request(path) }
}
const fileOf = (picture: string) => pictureFile.key(pictureId(picture)!)

test('a picture is drawn again, upright, without place and author, and is cached for everyone', async ({ db }) => {
  const { company, fetchFrom } = await desk(db)
  const given = await photo()
  expect(Buffer.from(await given.arrayBuffer()).includes('secret-place')).toBe(true)
  const { picture } = await company.add_picture({ file: given, use: 'image' })
  const { shown } = await company.change({ images: [picture], image_texts: ['蔵前の事務所'] })
  expect(shown.company).toMatchObject({ images: [picture], image_texts: ['蔵前の事務所'] })

  const answer = await fetchFrom(picture)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { width, height, exif, xmp, format } = await sharp(bytes).metadata()
  expect({ width, height, exif, xmp, format }).toEqual({ width: 20, height: 40, exif: undefined, xmp: undefined, format: 'webp' })
  expect(bytes.includes('secret-place')).toBe(false)
})

test('a picture is no larger than its place needs', async ({ db }) => {
  const { company } = await desk(db)
  const edge = async (use: 'logo' | 'image' | 'photo') => {
    const { picture } = await company.add_picture({ file: await photo(2_400, 1_200), use })
    const { width, height } = await sharp(Buffer.from(await storedFiles.getBytes(fileOf(picture)))).metadata()
    return Math.max(width, height)
  }
  expect([await edge('logo'), await edge('photo'), await edge('image')]).toEqual([256, 256, 1_920])
})

test('the file of a picture that is taken off the page goes with it', async ({ db }) => {
  const { company, fetchFrom } = await desk(db)
  const [one, two] = [await company.add_picture({ file: await photo(), use: 'image' }), await company.add_picture({ file: await photo(), use: 'logo' })]
  await company.change({ images: [one.picture], logo: two.picture })
  await company.change({ images: [] })
  const jobs = (await waitingJobs(db)).filter(({ task }) => task === 'delete_company_picture')
  expect(jobs.map(({ payload }) => payload)).toEqual([{ id: pictureId(one.picture) }])
  await deleteCompanyPicture({}, jobs[0]!.payload as { id: string })
  expect([(await fetchFrom(one.picture)).status, (await fetchFrom(two.picture)).status]).toEqual([404, 200])
  await expect(company.change({ images: [one.picture] })).rejects.toMatchObject({ data: [{ field: 'images.0' }] })
})

test('photos stand in the order that the company gave them, several of one kind; saving them again is no change, and a replaced one goes with its file', async ({
  db,
}) => {
  const { company } = await desk(db)
  const add = async () => (await company.add_picture({ file: await photo(), use: 'image' })).picture
  const [team, office, other] = [await add(), await add(), await add()]
  const ofTeam = { slot: 'team' as const, picture: team, text: '作業台を囲む4人' }
  const ofOffice = { slot: 'team' as const, picture: office, text: '執務室の4人' }
  const { shown, content, version } = await company.change({ photos: [ofTeam, ofOffice] })
  expect([shown.company.photos, content.photos]).toEqual([
    [ofTeam, ofOffice],
    [ofTeam, ofOffice],
  ])
  expect(await company.change({ photos: [ofTeam, ofOffice] })).toMatchObject({ version })

  const replaced = await company.change({ photos: [{ ...ofOffice, picture: other }] })
  expect(replaced.history[0]!.changes).toEqual({ photos: { from: [ofTeam, ofOffice], to: [{ ...ofOffice, picture: other }] } })
  const gone = (await waitingJobs(db)).filter(({ task }) => task === 'delete_company_picture').map(({ payload }) => (payload as { id: string }).id)
  expect(gone.toSorted()).toEqual([pictureId(team)!, pictureId(office)!].toSorted())
})

test("another company's picture is not found, and one that is gone is told at its field", async ({ db }) => {
  const { picture } = await (await desk(db)).company.add_picture({ file: await photo(), use: 'logo' })
  const { company } = await desk(db)
  await expect(company.change({ logo: picture })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  const photos = [{ slot: 'office' as const, picture, text: '執務室' }]
  await expect(company.change({ photos })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  const gone = '/pictures/00000000-0000-4000-8000-000000000000.webp'
  await expect(company.change({ logo: gone })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'logo' }] })
})

test('a browser is given a picture as narrow as it asks, of the same shape, and never wider than it is', async ({ db }) => {
  const { company, fetchFrom } = await desk(db)
  const { picture } = await company.add_picture({ file: await photo(1_000, 2_000), use: 'image' })
  const sizeAt = async (width: PictureWidth) => {
    const answer = await fetchFrom(narrowAddress(picture, width)!)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
    const { width: wide, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    return [wide, height]
  }
  // Orientation 6: it lies on its side in the file, and was 1,920 at most.
  expect([await sizeAt(320), await sizeAt(640), await sizeAt(1280)]).toEqual([
    [320, 160],
    [640, 320],
    [1280, 640],
  ])
  expect(await storedFiles.exists(pictureFile.narrowKey(pictureId(picture)!, 320))).toBe(true)
  const small = (await company.add_picture({ file: await photo(), use: 'image' })).picture
  expect((await sharp(Buffer.from(await (await fetchFrom(narrowAddress(small, 640)!)).arrayBuffer())).metadata()).width).toBe(20)
  expect((await fetchFrom(picture.replace('.webp', '-641.webp'))).status).toBe(404)
  expect((await fetchFrom('/pictures/00000000-0000-4000-8000-000000000000-320.webp')).status).toBe(404)
})

test('a page names whole pictures only, and a deleted picture takes its narrower ones along', async ({ db }) => {
  const { company, fetchFrom } = await desk(db)
  const { picture } = await company.add_picture({ file: await photo(1_000, 2_000), use: 'image' })
  const narrow = narrowAddress(picture, 320)!
  expect((await fetchFrom(narrow)).status).toBe(200)
  await expect(company.change({ images: [narrow] })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'images.0' }] })
  await deleteCompanyPicture({}, { id: pictureId(picture)! })
  expect([(await fetchFrom(picture)).status, (await fetchFrom(narrow)).status]).toEqual([404, 404])
})

test('pictures that no page has shown for a day, and files that no row names, are deleted; shown ones stay', async ({ db }) => {
  const { company } = await desk(db)
  const add = async () => (await company.add_picture({ file: await photo(), use: 'image' })).picture
  const [logo, image, portrait, office, unused] = [await add(), await add(), await add(), await add(), await add()]
  const person = { is_admin: false, name: '匠', position: '', description: '', interview_url: null, interview_title: '', interview_url2: null }
  const rest = { interview_title2: '', interview_url3: null, interview_title3: '', twitter_user_name: null }
  const photos = [{ slot: 'office' as const, picture: office, text: '執務室' }]
  await company.change({ logo, images: [image], photos, employees: [{ ...person, ...rest, photo: portrait }] })
  const stray = pictureFile.key('00000000-0000-4000-8000-000000000000')
  await storedFiles.put(stray, 'x')
  await utimes(join(settings.filesDir, stray), new Date(today.getTime() - DAY), new Date(today.getTime() - DAY))
  const left = async () => Promise.all([...[logo, image, portrait, office, unused].map(fileOf), stray].map((key) => storedFiles.exists(key)))

  await purgeCompanyPictures({ db, now: () => today })
  expect(await left()).toEqual([true, true, true, true, true, false])
  await purgeCompanyPictures({ db, now: () => new Date(Math.max(Date.now(), today.getTime()) + 2 * DAY) })
  expect(await left()).toEqual([true, true, true, true, false, false])
})

test('a company may upload so many pictures a day', async ({ db }) => {
  const { company, company_id } = await desk(db)
  await db
    .insertInto('company_pictures')
    .values(Array.from({ length: 99 }, () => ({ company_id, byte_size: 1, created_at: today.toISOString() })))
    .execute()
  await company.add_picture({ file: await photo(), use: 'logo' })
  await expect(company.add_picture({ file: await photo(), use: 'logo' })).rejects.toMatchObject({ code: 'FILES_FULL', status: 413 })
})

test.for([
  ['手紙.png', 'これは写真ではありません。'],
  ['空.png', ''],
  ['絵.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['破れた.png', '\u0089PNG\r\n\u001a\n'],
])('%s is no picture', async ([name, text], { db }) => {
  const { company } = await desk(db)
  const file = new File([Buffer.from(text!, 'latin1')], name!)
  await expect(company.add_picture({ file, use: 'image' })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'file' }] })
})

test('a picture that unfolds to too many points is refused before it does', async ({ db }) => {
  const { company } = await desk(db)
  const flood = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const file = new File([new Uint8Array(flood)], '大きい.png')
  await expect(company.add_picture({ file, use: 'image' })).rejects.toMatchObject({ data: [{ field: 'file' }] })
})

const refused = ['html-named.png', 'svg-script.svg', 'svg-xxe.svg', 'xml-billion-laughs.svg', 'exe-in.docx', 'pdf-min.pdf', 'zip-bomb-100MB.zip']
const floods = ['pixel-flood-30000x30000.png', 'png-header-65535x65535-lies.png']

test.runIf(existsSync(fixtures)).for([...refused, ...floods])('%s of the collection is refused', async (name, { db }) => {
  const { company } = await desk(db)
  const file = new File([readFileSync(new URL(name, fixtures))], name)
  await expect(company.add_picture({ file, use: 'image' })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'file' }] })
})

test.runIf(existsSync(fixtures)).for(['ok-1x1.png', 'png-then-html-polyglot.png', 'gif-js-polyglot.gif'])(
  'of %s only the picture is left, or nothing',
  async (name, { db }) => {
    const { company } = await desk(db)
    const file = new File([readFileSync(new URL(name, fixtures))], name)
    const added = await company.add_picture({ file, use: 'image' }).catch(() => undefined)
    if (!added) return
    expect(Buffer.from(await storedFiles.getBytes(fileOf(added.picture))).toString('latin1')).not.toMatch(/<script|<html|alert\(/i)
  },
)
