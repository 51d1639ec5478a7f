import { expect } from 'vitest'
import { FEWEST_COUNTED } from '#contract/platform/text/count-in-steps.ts'
import { PEOPLE_A_PAGE, PeopleSearch } from '#contract/candidates/search/people.ts'
import { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { addEmployer, addOpenCandidate } from '../../visibility/testing.ts'

const write = (db: Database, id: string, profile: object) => db.updateTable('candidate_profiles').set(profile).where('candidate_user_id', '=', id).execute()
const lister = async (db: Database) => {
  const { company_users } = await apiFor(db, (await addMember(db, { role: 'recruiter' })).as)
  return (search: object) => company_users.candidates.list(search)
}

/** Which field of the company's view each condition asks about; the company's own marks and jobs belong to it. */
const askedAbout: Partial<Record<keyof PeopleSearch, (keyof VisibleCandidate)[]>> = {
  job_fields: ['user_desired_job_fields'],
  skill_types: ['skill_types'],
  prefectures: ['address', 'user_preferred_work_areas'],
  employment_types: ['user_desired_employment_types'],
  remote: ['user_desired_remote'],
  career_intention_rating: ['career_intention_rating'],
  purpose_intention: ['purpose_intention'],
  management_experience: ['management_experience'],
  english_level: ['english_level'],
  experience_years: ['work_experiences'],
}
const companysOwn = ['include_scouted', 'list_id', 'tag_id', 'free_word', 'as_words', 'without_synonyms', 'sort', 'favorited', 'job_id', 'page']

test('every condition asks for a field that the anonymous profile shows', () => {
  const asked = Object.keys(PeopleSearch.shape).filter((name) => !companysOwn.includes(name))
  expect(asked.toSorted()).toEqual(Object.keys(askedAbout).toSorted())
  for (const fields of Object.values(askedAbout)) expect(Object.keys(VisibleCandidate.shape)).toEqual(expect.arrayContaining(fields))
})

test('two candidates who differ only in hidden fields are found by the same searches', async ({ db }) => {
  const list = await lister(db)
  const shown = {
    job_summary: '計測の仕組みをつくりました。',
    skill_types: [1],
    user_desired_job_fields: [16],
    user_desired_remote: 1,
    career_intention_rating: 'active',
    english_level: 3,
    address: 13,
    updated_at: daysAgo(3),
    intention_updated_at: daysAgo(3),
  }
  const plain = await addOpenCandidate(db)
  await addEmployer(db, plain.id, { organization_name: '株式会社べつのところ', work_summary: '営業' })
  await write(db, plain.id, shown)
  const hiding = await addOpenCandidate(db, { is_mama: true, username: 'かくれんぼ' })
  await addEmployer(db, hiding.id, { organization_name: '株式会社ひみつ商会', work_summary: '営業' })
  const hidden = {
    name: '芽生 太郎',
    name_reading: 'メバエ タロウ',
    sex: 'female',
    birthday_sealed: seal('1990-02-03'),
    user_desired_min_salary: 1_234,
    annual_income_range: 3,
    final_education_name: 'ひみつ大学',
    highschool_name: 'ひみつ高校',
  }
  await write(db, hiding.id, { ...shown, ...hidden })
  const words = ['かくれんぼ', 'ひみつ商会', '芽生', 'メバエ', '1990', '1234', 'ひみつ大学', 'ひみつ高校', 'candidate.example', '計測', '営業']
  const searches: object[] = [
    {},
    ...words.flatMap((word) => [{ free_word: word }, { free_word: `-${word}` }, { free_word: `計測 -${word}` }, { free_word: `営業 ${word}` }]),
    { job_fields: [16] },
    { skill_types: [1] },
    { remote: [1] },
    { prefectures: [13] },
    { english_level: 3 },
    { career_intention_rating: ['active'] },
    { job_fields: [18] },
    { english_level: 4 },
    { purpose_intention: ['find_side_job'] },
  ]
  for (const search of searches) {
    const found = (await list(search)).candidates.map(({ id }) => id)
    expect([search, found.includes(hiding.id)]).toEqual([search, found.includes(plain.id)])
  }
})

test('of every pair of searches, one with a condition more, no count differs by one person, and none contradicts its list', async ({ db }) => {
  const list = await lister(db)
  for (let nth = 0; nth < 27; nth++) {
    const { id } = await addOpenCandidate(db)
    await write(db, id, {
      career_intention_rating: (['active', 'passive', 'gathering'] as const)[nth % 3],
      user_desired_remote: nth % 2,
      address: nth < 9 ? 13 : 27,
      user_desired_job_fields: nth === 4 ? [16, 18] : [16],
      english_level: 1 + (nth % 5),
    })
  }
  const conditions = [
    { career_intention_rating: ['active'] },
    { remote: [1] },
    { prefectures: [13] },
    { job_fields: [18] },
    { english_level: 5 },
    { english_level: 2 },
  ]
  /** The number that a company learns, and the list's words for it. */
  const ask = async (search: object) => {
    const { total, candidates, has_next, facets } = await list(search)
    const [least, most] = total === 0 ? [0, 0] : total === null ? [1, FEWEST_COUNTED - 1] : [total, total + FEWEST_COUNTED - 1]
    expect(candidates.length).toBeGreaterThanOrEqual(Math.min(least, PEOPLE_A_PAGE))
    expect(candidates.length).toBeLessThanOrEqual(most)
    expect(has_next).toBe(candidates.length === PEOPLE_A_PAGE && most > PEOPLE_A_PAGE)
    const counts = [total ?? 0, ...Object.values(facets).flatMap((values) => values.map(({ count }) => count))]
    expect(counts.filter((count) => count % FEWEST_COUNTED !== 0)).toEqual([])
    // The values of a field that every candidate has once never add up to more than there are.
    const sum = (facets.career_intention_rating ?? []).reduce((all, { count }) => all + count, 0)
    if (!('career_intention_rating' in search)) expect(sum).toBeLessThanOrEqual(most)
    return total ?? 0
  }
  for (const [at, one] of conditions.entries()) {
    const alone = await ask(one)
    for (const other of conditions.slice(at + 1)) {
      const both = await ask({ ...one, ...other })
      expect(Math.abs(alone - both) % FEWEST_COUNTED).toBe(0)
    }
  }
  expect(Math.abs((await ask({})) - (await ask({ prefectures: [27] }))) % FEWEST_COUNTED).toBe(0)
})

test('the pages of a search show each person once, and end', async ({ db }) => {
  const list = await lister(db)
  for (let nth = 0; nth < 43; nth++) await addOpenCandidate(db)
  const seen: string[] = []
  for (let page = 1, isMore = true; isMore; page++) {
    const { candidates, has_next, total } = await list({ page })
    seen.push(...candidates.map(({ id }) => id))
    isMore = has_next
    expect(total).toBe(40)
  }
  expect([seen.length, new Set(seen).size]).toEqual([43, 43])
})
