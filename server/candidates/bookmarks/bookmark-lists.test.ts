import { expect } from 'vitest'
import { MOST_BOOKMARK_LISTS } from '#contract/candidates/following/bookmark-limits.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addJob, apiFor, test } from '#server/testing.ts'

async function savedJob(db: Database) {
  const { as, id: candidate_user_id } = await addCandidate(db)
  const { id: job_id, company_id } = await addJob(db)
  const { bookmarks, bookmark_lists } = (await apiFor(db, as)).candidate_users
  await bookmarks.add({ company_id, job_id })
  return { candidate_user_id, pair: { company_id, job_id }, bookmarks, bookmark_lists }
}

test('a candidate sorts what they saved into a list, writes a note, and finds both again', async ({ db }) => {
  const { candidate_user_id, pair, bookmarks, bookmark_lists } = await savedJob(db)
  const { id } = await bookmark_lists.create({ name: '  地元で　働く ' })
  expect(await bookmarks.change({ ...pair, list_id: id, note: '夜間の対応を聞く。\r\n二行目' })).toEqual({ list_id: id, note: '夜間の対応を聞く。\n二行目' })
  expect(await bookmark_lists.list()).toEqual({ bookmark_lists: [{ id, name: '地元で 働く', bookmark_count: 1 }] })
  expect(await bookmarks.list({ list_id: id })).toMatchObject({ bookmarks: [{ ...pair, list_id: id, note: '夜間の対応を聞く。\n二行目' }], total: 1 })
  expect(await personalRows(db, candidate_user_id)).toMatchObject({
    bookmark_lists: [{ name: '地元で 働く' }],
    bookmarks: [{ note: '夜間の対応を聞く。\n二行目' }],
  })
  expect(await bookmarks.change({ ...pair, list_id: null })).toEqual({ list_id: null, note: '夜間の対応を聞く。\n二行目' })
  expect(await bookmarks.list({ list_id: id })).toMatchObject({ bookmarks: [], total: 0 })
})

test('a list that is deleted leaves its jobs saved', async ({ db }) => {
  const { pair, bookmarks, bookmark_lists } = await savedJob(db)
  const { id } = await bookmark_lists.create({ name: '春の転職' })
  await bookmarks.change({ ...pair, list_id: id, note: '残るメモ' })
  expect(await bookmark_lists.remove({ id })).toEqual({ success: true })
  expect(await bookmarks.list({})).toMatchObject({ bookmarks: [{ ...pair, list_id: null, note: '残るメモ' }], total: 1 })
  await expect(bookmarks.change({ ...pair, list_id: id })).rejects.toMatchObject({ code: 'BOOKMARK_LIST_GONE' })
  await expect(bookmark_lists.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('two lists never share a name, and there are at most thirty', async ({ db }) => {
  const { bookmark_lists } = await savedJob(db)
  const [first, second] = [await bookmark_lists.create({ name: '一つ目' }), await bookmark_lists.create({ name: '二つ目' })]
  await expect(bookmark_lists.create({ name: '一つ目' })).rejects.toMatchObject({ code: 'BOOKMARK_LIST_EXISTS', status: 409 })
  await expect(bookmark_lists.change({ id: second.id, name: '一つ目' })).rejects.toMatchObject({ code: 'BOOKMARK_LIST_EXISTS' })
  expect(await bookmark_lists.change({ id: first.id, name: '一つ目' })).toMatchObject({ name: '一つ目' })
  for (let number = 3; number <= MOST_BOOKMARK_LISTS; number++) await bookmark_lists.create({ name: `${number}` })
  await expect(bookmark_lists.create({ name: '一つ多い' })).rejects.toMatchObject({ code: 'TOO_MANY_BOOKMARK_LISTS' })
})

test('nobody reaches the list or the bookmark of somebody else', async ({ db }) => {
  const mine = await savedJob(db)
  const theirs = await savedJob(db)
  const { id } = await theirs.bookmark_lists.create({ name: '人のリスト' })
  await expect(mine.bookmarks.change({ ...mine.pair, list_id: id })).rejects.toMatchObject({ code: 'BOOKMARK_LIST_GONE' })
  await expect(mine.bookmarks.change({ ...theirs.pair, note: '書けない' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(mine.bookmark_lists.change({ id, name: '奪う' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(mine.bookmark_lists.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await mine.bookmarks.list({ list_id: id })).total).toBe(0)
})
