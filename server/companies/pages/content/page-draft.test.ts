import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { pictureId, picturePath } from '#server/platform/files/picture-path.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'
import { purgeCompanyPictures } from '../pictures/company-pictures.ts'

async function desk(db: Database, of: { company_id?: number } = {}) {
  const { as, company_id } = await addMember(db, { role: 'recruiter', ...of })
  return { company: (await apiFor(db, as)).company_users.company, company_id }
}

test('a draft is its member’s alone, and nothing of it is public until they publish it', async ({ db }) => {
  const { company, company_id } = await desk(db)
  const { company: colleague } = await desk(db, { company_id })
  const fields = { vision: '漏れない水道', employees: [{ name: '匠' }], kinds: ['4', '5'], capital: '十分' }
  const { version } = await company.show()
  const { revision } = await company.save_draft({ fields, version, revision: 0 })
  expect((await company.show()).draft).toMatchObject({ fields, version, revision })
  expect((await colleague.show()).draft).toBeNull()
  expect((await company.show()).shown.company.vision).toBe('')

  const published = await company.change({ vision: '漏れない水道', version, draft_revision: revision })
  expect([published.draft, published.shown.company.vision]).toEqual([null, '漏れない水道'])
})

test('of two tabs the older cannot overwrite what the newer saved, nor does publishing throw it away', async ({ db }) => {
  const { company } = await desk(db)
  const { version } = await company.show()
  const first = await company.save_draft({ fields: { vision: '一' }, version, revision: 0 })
  await expect(company.save_draft({ fields: { vision: '零' }, version, revision: 0 })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  await company.save_draft({ fields: { vision: '二' }, version, revision: first.revision })
  await expect(company.save_draft({ fields: { vision: '三' }, version, revision: first.revision })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })

  const published = await company.change({ vision: '一', version, draft_revision: first.revision })
  expect(published.draft).toMatchObject({ fields: { vision: '二' } })
  await company.discard_draft()
  expect((await company.show()).draft).toBeNull()
})

test('a draft is merged with everything that was published since it began, however much', async ({ db }) => {
  const { company } = await desk(db)
  const { version } = await company.show()
  await company.save_draft({ fields: { vision: '下書き' }, version, revision: 0 })
  for (let nth = 0; nth < 33; nth++) await company.change({ founding_year: 1980 + nth })
  expect((await company.show()).history.at(-1)).toMatchObject({ version: version + 1 })
  await company.discard_draft()
  expect((await company.show()).history).toHaveLength(30)
})

test('a picture stays as long as a draft names it, also after a colleague removed it from the page', async ({ db }) => {
  const { company, company_id } = await desk(db)
  const { id } = await db.insertInto('company_pictures').values({ company_id, byte_size: 9 }).returning('id').executeTakeFirstOrThrow()
  const picture = picturePath(id)
  const isKept = async () => (await db.selectFrom('company_pictures').select('id').where('id', '=', pictureId(picture)!).execute()).length === 1
  const { version } = await company.change({ images: [picture] })
  await company.save_draft({ fields: { images: [{ picture, text: '窓' }] }, version, revision: 0 })
  await (await desk(db, { company_id })).company.change({ images: [] })
  const later = { db, now: () => new Date(Math.max(Date.now(), today.getTime()) + 172_800_000) }
  await purgeCompanyPictures(later)
  expect(await isKept()).toBe(true)
  await company.discard_draft()
  await purgeCompanyPictures(later)
  expect(await isKept()).toBe(false)
})

test('a guest and an assistant write no draft', async ({ db }) => {
  const { as } = await addMember(db, { role: 'assistant' })
  const { company } = (await apiFor(db, as)).company_users
  await expect(company.save_draft({ fields: {}, version: 1, revision: 0 })).rejects.toMatchObject({ status: 403 })
  await expect(company.discard_draft()).rejects.toMatchObject({ status: 403 })
})
