import { expect } from 'vitest'
import { PEOPLE_A_PAGE } from '#contract/candidates/search/people.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { addCandidate, addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { addEmployer, addOpenCandidate } from '../../visibility/testing.ts'
import { peopleSearcher } from '../testing.ts'
import { refreshSearchTexts } from '../texts/refresh-search-texts.ts'

const write = (db: Database, id: string, profile: object) => db.updateTable('candidate_profiles').set(profile).where('candidate_user_id', '=', id).execute()

/** Each of these keeps the company from seeing the candidate, by another part of the rule. */
const hiding: ((db: Database, company_id: number) => Promise<string>)[] = [
  async (db, company_id) => {
    const { id, as } = await addOpenCandidate(db)
    await (await apiFor(db, as)).candidate_users.blocked_companies.block({ company_id })
    return id
  },
  async (db) => {
    const { id, as } = await addOpenCandidate(db)
    await (await apiFor(db, as)).candidate_users.block_rules.add({ kind: 'keyword', value: '山田' })
    return id
  },
  async (db) => {
    const { id } = await addOpenCandidate(db)
    await addEmployer(db, id, { organization_name: '株式会社山田製作所', leave_year: 2015 })
    return id
  },
  async (db) => (await addCandidate(db)).id,
  async (db) => (await addOpenCandidate(db, { email_verified_at: null })).id,
  async (db) => (await addOpenCandidate(db, { restricted_at: daysAgo(1), restriction_reason: '規約違反' })).id,
]

const told = {
  job_history_name: '計測の開発者',
  job_summary: '計測の仕組みを開発しています。在宅勤務の経験もあります。',
  skill_types: [1],
  user_desired_skill_types: [2],
  user_desired_job_fields: [16],
  user_desired_employment_types: [1],
  user_preferred_work_areas: [13],
  user_desired_remote: 1,
  career_intention_rating: 'active',
  purpose_intention: 'find_new_job',
  management_experience: 'one_to_five',
  english_level: 3,
  address: 13,
}

async function prepare(db: Database) {
  const member = await addMember(db, { role: 'recruiter' })
  const { id: job_id } = await addJob(db, { company_id: member.company_id, job_fields: [16], skill_types: [1], prefectures: [13], remote: 1 })
  const { company_users: api } = await apiFor(db, member.as)
  const searches: object[] = [
    {},
    { page: 2 },
    { sort: 2 },
    { sort: 3, page: 2 },
    { sort: 4, job_id },
    { job_id },
    { free_word: '計測' },
    { free_word: 'テレワーク' },
    { free_word: '計測 東京 リモート 正社員' },
    { free_word: '計測 東京', as_words: ['東京'] },
    { free_word: '"開発しています" -営業' },
    { free_word: '開発', page: 2, sort: 2, skill_types: [1], prefectures: [13], remote: [1], english_level: 2 },
    { free_word: '計測', experience_years: 5 },
    { favorited: true },
    { career_intention_rating: ['active'], purpose_intention: ['find_new_job'], management_experience: ['one_to_five'] },
  ]
  const answers = async () => {
    const found: unknown[] = []
    for (const search of searches) found.push([search, await api.candidates.list(search)])
    return found
  }
  return { ...member, api, job_id, answers }
}

test('lists, counts, facets, order, marks and pages are those of a world in which a hidden candidate never was', async ({ db }) => {
  const { company_id, api, answers } = await prepare(db)
  const visible: string[] = []
  for (let nth = 0; nth < PEOPLE_A_PAGE + 5; nth++) {
    const { id } = await addOpenCandidate(db, { created_at: daysAgo(60 + nth) })
    await addEmployer(db, id, { organization_name: '株式会社べつのところ', join_year: 2010 })
    await write(db, id, { ...told, english_level: 1 + (nth % 5), updated_at: daysAgo(30 + nth), user_desired_remote: nth % 3 })
    visible.push(id)
  }
  await api.favorites.add({ candidate_id: visible[0]! })
  const hidden: string[] = []
  for (const hide of hiding) {
    const id = await hide(db, company_id)
    // They would come first in every order, and each would change a count.
    await addEmployer(db, id, { organization_name: '個人事業主', join_year: 2000 })
    await write(db, id, { ...told, updated_at: daysAgo(0) })
    await db.insertInto('company_favorites').values({ company_id, candidate_user_id: id }).execute()
    hidden.push(id)
  }
  const withThem = await answers()
  await db.deleteFrom('accounts').where('id', 'in', hidden).execute()
  expect(withThem).toEqual(await answers())

  const before = await api.candidates.list({ page: 2 })
  await db.deleteFrom('accounts').where('id', '=', visible[1]!).execute()
  expect(await api.candidates.list({ page: 2 })).not.toEqual(before)
})

/** The statements that a search sends, in their order: values aside. */
async function statementsOf(db: Database, as: object, search: object) {
  const sent: string[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      sent.push(db.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }) as Database
  const { company_users } = await apiFor(db, { ...as, db: watched })
  await company_users.candidates.list(search)
  return sent
}

test('a search sends the same statements whether a hidden candidate would match or nobody does', async ({ db }) => {
  const { company_id, as } = await addMember(db, { role: 'recruiter' })
  const id = await hiding[0]!(db, company_id)
  await write(db, id, told)
  await refreshSearchTexts(db)
  const [hidden, nobody] = [await statementsOf(db, as, { free_word: '計測' }), await statementsOf(db, as, { free_word: 'だれもいない' })]
  expect(hidden).toEqual(nobody)
  expect(hidden.length).toBeGreaterThan(5)
})

test('each company is searched for at the level that was revealed to it, also where the index has not read that level yet', async ({ db }) => {
  const [near, far] = [await addMember(db), await addMember(db)]
  const { id } = await addOpenCandidate(db)
  await addEmployer(db, id, { organization_name: '株式会社ひみつ商会' })
  await write(db, id, { ...told, name: '芽生 太郎', phone_number_sealed: seal('09012345678'), your_vision: '潮の流れを読む。' })
  const reveal = (level: string) =>
    db
      .insertInto('reveals')
      .values({ candidate_user_id: id, company_id: near.company_id, level })
      .onConflict((conflict) => conflict.columns(['candidate_user_id', 'company_id']).doUpdateSet({ level }))
      .execute()
  const foundBy = async (member: { company_id: number }) => {
    const find = await peopleSearcher(db, member)
    return ['計測', 'ひみつ商会', '潮の流れ', '芽生太郎', '09012345678'].filter((free_word) => find({ free_word }).includes(id))
  }
  await refreshSearchTexts(db)
  expect(await foundBy(near)).toEqual(['計測'])
  await reveal('career')
  // The text is made again: until then words find nobody, and the list without words still holds the candidate.
  expect(await foundBy(near)).toEqual([])
  expect((await peopleSearcher(db, near))({})).toEqual([id])
  await refreshSearchTexts(db)
  expect(await foundBy(near)).toEqual(['計測', 'ひみつ商会', '潮の流れ'])
  expect(await foundBy(far)).toEqual(['計測'])
  await reveal('contact')
  await refreshSearchTexts(db)
  expect(await foundBy(near)).toEqual(['計測', 'ひみつ商会', '潮の流れ', '芽生太郎'])
  expect(await foundBy(far)).toEqual(['計測'])
  await db.deleteFrom('reveals').execute()
  expect(await foundBy(near)).toEqual(['計測'])
})
