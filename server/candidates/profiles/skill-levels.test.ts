import { expect } from 'vitest'
import { addCandidate, apiFor, test } from '#server/testing.ts'

test('a level belongs to a skill of the profile: it goes with the skill, and what is said of another is not kept', async ({ db }) => {
  const { candidate_users: api } = await apiFor(db, (await addCandidate(db)).as)
  const go = { skill_type: 1, level: 3, years: 4 }
  const sql = { skill_type: 18, level: null, years: 0 }
  await api.profile.change({ skill_types: [1, 18], skill_levels: [go, sql, { skill_type: 2, level: 1, years: null }] })
  expect((await api.profile.show()).skill_levels).toEqual([go, sql])
  await api.profile.change({ job_summary: '要約' })
  expect((await api.profile.change({ skill_types: [18] })).skill_levels).toEqual([sql])
  await expect(api.profile.change({ skill_levels: [{ ...sql, level: 5 }] })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('companies read the levels at every level of the reveal, and the levels hide what they hide from a company', async ({ db }) => {
  const { candidate_users: api } = await apiFor(db, (await addCandidate(db)).as)
  await api.profile.change({
    name: '宇津木 千紘',
    skill_types: [1],
    skill_levels: [{ skill_type: 1, level: 2, years: 3 }],
    work_experiences: [{ organization_name: '株式会社山田' }],
  })
  const { levels } = await api.visibility_levels()
  expect(levels.map(({ reveal, name, work_experiences: [work], contact }) => [reveal, name, work?.organization_name, contact !== null])).toEqual([
    ['anonymous', '', '現職の企業', false],
    ['career', '', '株式会社山田', false],
    ['name', '宇津木 千紘', '株式会社山田', false],
    ['contact', '宇津木 千紘', '株式会社山田', true],
  ])
  expect(levels[0]?.skill_levels).toEqual([{ skill_type: 1, level: 2, years: 3 }])
})
