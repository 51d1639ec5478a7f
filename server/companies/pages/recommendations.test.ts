import sharp from 'sharp'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'
import { purgeCompanyPictures } from './pictures/company-pictures.ts'

const DAY = 86_400_000

async function desk(db: Database) {
  const { as, company_id } = await addMember(db, { role: 'recruiter' })
  const { company } = (await apiFor(db, as)).company_users
  const upload = async (use: 'logo' | 'photo') => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1b6f40' } })
      .png()
      .toBuffer()
    return (await company.add_picture({ file: new File([new Uint8Array(bytes)], 'x.png'), use })).picture
  }
  const seen = async () => (await apiFor(db)).companies.show({ id: company_id })
  return { company, upload, seen }
}
const view = { comment: '現場をよく見ています。', name: '三浦 翠', organization_name: '蔵前農協', position: '組合長', profile: '' }
const finance = { investor: '蔵前キャピタル', amount: 20_000, finance_date_year: 2025, finance_date_month: 4 }

test('a company enters recommendations in its order, with a picture, and takes them off', async ({ db }) => {
  const { company, upload, seen } = await desk(db)
  const image = await upload('photo')
  const { content } = await company.change({
    amateras_views: [
      { ...view, image },
      { ...view, name: '森 岳', image: null },
    ],
  })
  expect((await seen()).company.amateras_views.map(({ name, image }) => [name, image])).toEqual([
    ['三浦 翠', image],
    ['森 岳', null],
  ])
  const [first, second] = content.amateras_views
  const turned = await company.change({ amateras_views: [{ ...second!, comment: '道具がよいです。' }, first!] })
  expect(turned.content.amateras_views.map(({ id, comment }) => [id, comment])).toEqual([
    [second!.id, '道具がよいです。'],
    [first!.id, view.comment],
  ])
  await company.change({ amateras_views: [] })
  expect((await seen()).company.amateras_views).toEqual([])
})

test('an investor has a logo; a change that does not name it keeps it, and it outlives the sweep', async ({ db }) => {
  const { company, upload, seen } = await desk(db)
  const logo = await upload('logo')
  const { content } = await company.change({ company_finances: [{ ...finance, logo }] })
  const { logo: _logo, ...unnamed } = content.company_finances[0]!
  await company.change({ company_finances: [{ ...unnamed, amount: 30_000 }] })
  await purgeCompanyPictures({ db, now: () => new Date(Math.max(Date.now(), today.getTime()) + 2 * DAY) })
  expect((await seen()).company_finances).toMatchObject([{ amount: 30_000, logo }])
  await company.change({ company_finances: [{ ...unnamed, logo: null }] })
  expect((await seen()).company_finances).toMatchObject([{ logo: null }])
})

test('pictures of others, rows of others and an empty comment are refused', async ({ db }) => {
  const [{ company }, other] = [await desk(db), await desk(db)]
  const strange = await other.upload('logo')
  const { content } = await other.company.change({ amateras_views: [{ ...view, image: null }] })
  const refused = (field: string) => ({ code: 'INPUT_INVALID', data: [{ field }] })
  await expect(company.change({ company_finances: [{ ...finance, logo: strange }] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(company.change({ amateras_views: [{ ...view, image: strange }] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(company.change({ amateras_views: content.amateras_views })).rejects.toMatchObject(refused('amateras_views.0.id'))
  await expect(company.change({ amateras_views: [{ ...view, comment: ' ', image: null }] })).rejects.toMatchObject(refused('amateras_views.0.comment'))
})
