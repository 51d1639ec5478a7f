import { expect } from 'vitest'
import { MOST_PHOTOS } from '#contract/companies/pages/company-page-limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { picturePath } from '#server/platform/files/picture-path.ts'
import { addMember, apiFor, test } from '#server/testing.ts'

async function desk(db: Database) {
  const { as, company_id } = await addMember(db, { role: 'recruiter' })
  const { company } = (await apiFor(db, as)).company_users
  const add = async (slot: 'work' | 'event' | 'other' | 'team', text = '現場') => {
    const { id } = await db.insertInto('company_pictures').values({ company_id, byte_size: 9 }).returning('id').executeTakeFirstOrThrow()
    return { slot, picture: picturePath(id), text }
  }
  return { company, company_id, add }
}

test('a page shows twelve photos, and refuses the thirteenth', async ({ db }) => {
  const { company, add } = await desk(db)
  const photos = await Promise.all(Array.from({ length: MOST_PHOTOS + 1 }, async () => add('work')))
  expect((await company.change({ photos: photos.slice(1) })).shown.company.photos).toEqual(photos.slice(1))
  await expect(company.change({ photos })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'photos' }] })
})

test('a photo needs words for those who do not see it, a kind, and stands once', async ({ db }) => {
  const { company, add } = await desk(db)
  const photo = await add('event')
  await expect(company.change({ photos: [{ ...photo, text: ' ' }] })).rejects.toMatchObject({ data: [{ field: 'photos.0.text' }] })
  await expect(company.change({ photos: [{ ...photo, slot: 'garden' as 'event' }] })).rejects.toMatchObject({ data: [{ field: 'photos.0.slot' }] })
  await expect(company.change({ photos: [photo, photo] })).rejects.toMatchObject({ data: [{ field: 'photos' }] })
  expect((await company.show()).content.photos).toEqual([])
})

test("another company's photo is no photo of ours", async ({ db }) => {
  const { company } = await desk(db)
  const theirs = await (await desk(db)).add('team')
  await expect(company.change({ photos: [theirs] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('of two members who order the photos at once, the second is asked, and the order is one of theirs', async ({ db }) => {
  const { company, company_id, add } = await desk(db)
  const [one, two, three] = [await add('work'), await add('event'), await add('other')]
  const { version } = await company.change({ photos: [one, two, three] })
  const { company: colleague } = (await apiFor(db, (await addMember(db, { role: 'recruiter', company_id })).as)).company_users
  await colleague.change({ photos: [three, one, two], version })
  await expect(company.change({ photos: [two, one, three], version })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  expect((await company.show()).content.photos).toEqual([three, one, two])
})
