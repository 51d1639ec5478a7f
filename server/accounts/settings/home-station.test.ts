import { expect } from 'vitest'
import { addCandidate, apiFor, test } from '#server/testing.ts'

test('the station at home is sealed in the table, read by its owner, and gone once it is emptied', async ({ db }) => {
  const { as, id } = await addCandidate(db)
  const { candidate_users: mine } = await apiFor(db, as)
  const stored = () => db.selectFrom('candidate_users').select('home_station_sealed').where('id', '=', id).executeTakeFirstOrThrow()
  expect(await mine.account()).toMatchObject({ home_station: '' })
  expect(await mine.settings.change({ home_station: ' 三鷹駅 ' })).toMatchObject({ home_station: '三鷹駅' })
  expect((await stored()).home_station_sealed).not.toContain('三鷹')
  expect(await mine.settings.change({ show_tips: false })).toMatchObject({ home_station: '三鷹駅' })
  expect(await mine.account()).toMatchObject({ home_station: '三鷹駅' })
  await mine.settings.change({ home_station: '' })
  expect(await stored()).toEqual({ home_station_sealed: null })
})
