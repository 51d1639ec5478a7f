import { expect, test } from 'vitest'
import { JobIndex } from '#search-engine/job-index.ts'
import type { IndexedJob, JobQuery } from '#search-engine/job-index-types.ts'
import { spreadCompanies } from '#search-engine/query/spread-companies.ts'
import { sampleJobs } from '#search-engine/sample-jobs.ts'
import { seededRandom } from '#search-engine/seeded-random.ts'
import { judge, type MatchFacts } from './judge.ts'
import { normalizeText } from '#search-engine/text/normalize-text.ts'
import { scoresByReading } from '#search-engine/testing.ts'
import { isLess, matchScore } from './testing.ts'
import { wantedOf } from './wanted.ts'
import { weighed, type Weighed } from './weighed.ts'

const now = 1_800_000_000
const pageSize = 20

const factsOf = (job: IndexedJob): MatchFacts => ({
  ...job,
  remote: job.remote === null ? [] : [job.remote],
  min_week_work_days: job.min_week_work_days === null ? [] : [job.min_week_work_days],
})

const randomWishes = (random: () => number): Weighed[] => {
  const below = (end: number) => Math.floor(random() * end)
  const some = (end: number) => (random() < 0.6 ? [] : Array.from({ length: 1 + below(3) }, () => below(end)))
  const wanted = wantedOf({
    user_desired_job_fields: some(9),
    user_desired_skill_types: some(6),
    skill_types: some(6),
    user_preferred_work_areas: some(6),
    user_desired_remote: random() < 0.5 ? null : below(3),
    availabilities: some(6).map((weekday) => ({ weekday, from_minute: below(12) * 60, to_minute: (12 + below(13)) * 60 })),
    is_mama: random() < 0.2,
    working_day: random() < 0.3 ? `週${1 + below(5)}日` : '',
    user_desired_min_salary: random() < 0.5 ? null : 300 + below(600),
    user_desired_employment_types: some(3),
    user_desired_categories: some(4),
    user_desired_company_phases: some(4),
    user_desired_company_kinds: some(3),
    user_interest_social_issues: some(5),
  })
  return weighed(wanted, Object.fromEntries(wanted.map(({ rule }) => [rule, below(4)])))
}

const randomSearch = (random: () => number): Omit<JobQuery, 'now'> => ({
  ...(random() < 0.4 && { free_word: ['エンジニア', 'の', 'Go', 'こども 営業', '-社会 募集'][Math.floor(random() * 5)] }),
  ...(random() < 0.3 && { prefectures: [1, 2, 3] }),
  ...(random() < 0.2 && { min_salary: 400 }),
  ...(random() < 0.3 && { exclude_company_ids: [1, 2, 3, 4] }),
  ...(random() < 0.3 && { exclude_job_ids: [5, 6, 7, 100, 101] }),
  ...(random() < 0.3 && { exclusions: [{ parameter: 'exclude_favorited' as const, job_ids: [8, 9, 200, 201, 202] }] }),
})

for (const seed of [1, 2, 3]) {
  test(`the order is that of the score, in every page, for every search and wish (seed ${seed})`, async () => {
    const random = seededRandom(seed)
    const jobs = sampleJobs(
      random,
      Array.from({ length: 3000 }, (_, id) => id),
      now,
    )
    const jobIndex = await JobIndex.build([jobs.slice(0, 2800)])
    jobIndex.apply({ upsert: jobs.slice(2800), remove: [3, 33, 333] })
    const byId = new Map(jobs.map((job) => [job.id, job]))
    const pages = (query: JobQuery, count: number) =>
      Array.from({ length: count }, (_, page) => jobIndex.search({ ...query, offset: page * pageSize, limit: pageSize }).ids)

    for (let turn = 0; turn < 120; turn++) {
      const [criteria, search] = [randomWishes(random), randomSearch(random)]
      const salary_floor = random() < 0.3 ? 500 : undefined
      const matching = { criteria, ...(salary_floor && { salary_floor }) }
      // Every job found, newest first; then by its words, and of equal words by its wishes.
      const newest = jobIndex.search({ ...search, free_word: undefined, now, limit: 5000 }).ids
      const answering = jobIndex.search({ ...search, now, limit: 5000 }).ids.map((id) => byId.get(id)!)
      const words = wordScores(jobIndex, search, answering, byId)
      const places = new Map(newest.map((id, place) => [id, place]))
      const scored = answering.map((job) => ({ id: job.id, words: words?.get(job.id) ?? 0, score: matchScore(criteria, factsOf(job), salary_floor) }))
      const best = scored.toSorted((a, b) => b.words - a.words || b.score - a.score || places.get(a.id)! - places.get(b.id)!).map(({ id }) => id)
      const truth = words
        ? spreadCompanies(
            best,
            (id) => byId.get(id)!.company_id,
            (id) => words.get(id) ?? 0,
          )
        : best
      const found = jobIndex.search({ ...search, now, matching, facets: true, what_if: true })
      const { facets, what_if, total } = jobIndex.search({ ...search, now, facets: true, what_if: true })
      expect({ facets: found.facets, what_if: found.what_if, total: found.total }).toEqual({ facets, what_if, total })
      expect(pages({ ...search, now, matching }, 3)).toEqual([0, 1, 2].map((page) => truth.slice(page * pageSize, (page + 1) * pageSize)))
      expect(jobIndex.search({ ...search, now, matching, limit: 5000 }).ids).toEqual(truth)

      const without = jobIndex.search({ ...search, now, matching: { ...matching, without_mismatch: true }, limit: 5000, facets: true })
      const isFitting = (id: number) => {
        const facts = factsOf(byId.get(id)!)
        return criteria.every((wish) => judge(wish, facts) !== 'differs') && !(salary_floor && isLess(facts, salary_floor))
      }
      const fitting = best.filter(isFitting)
      expect(without.total).toBe(fitting.length)
      if (words) expect(new Set(without.ids)).toEqual(new Set(fitting))
      else expect(without.ids).toEqual(fitting)
      expect(without.facets?.flex.reduce((sum, { count }) => sum + count, 0)).toBe(fitting.length)
    }
  })
}

const settled = (job: IndexedJob) => ({ id: job.id, title: normalizeText(job.title), skills: normalizeText(job.skills), body: normalizeText(job.body) })

/** The scores of the words among all jobs that this viewer could find; none where no word decides. */
const wordScores = (jobIndex: JobIndex, search: Omit<JobQuery, 'now'>, answering: IndexedJob[], byId: Map<number, IndexedJob>) => {
  const { exclude_company_ids, exclude_job_ids } = search
  const all = jobIndex.search({ exclude_company_ids, exclude_job_ids, now, limit: 5000 }).ids.map((id) => settled(byId.get(id)!))
  const scores = scoresByReading(all, answering.map(settled), search.free_word ?? '')
  return scores && new Map(Array.from(scores, ([{ id }, score]) => [id, score]))
}
