import {
  type FacetParameter,
  facetParameters,
  type IndexedJob,
  type JobQuery,
  type JobResult,
  type ListParameter,
  listParameters,
  NOT_STATED,
  switchParameters,
} from './job-index-types.ts'
import { answersWord, namesAnother } from './matches-job.ts'
import { spreadCompanies } from './query/spread-companies.ts'
import { type ExpandedWord, expandWords } from './synonyms/expand-words.ts'
import { scoresByReading } from './testing.ts'
import { normalizeText } from './text/normalize-text.ts'
import { parseFreeWord } from './text/parse-free-word.ts'
import { hasWord } from './words/has-word.ts'

const normalised = new Map<string, string>()
const settled = (text: string): string => {
  let known = normalised.get(text)
  if (known === undefined) normalised.set(text, (known = normalizeText(text)))
  return known
}
const textOf = (job: IndexedJob) => settled(`${job.title}\n${job.skills}\n${job.body}`)
const valuesOf = (job: IndexedJob, parameter: FacetParameter): number[] => {
  const value = job[parameter]
  if (parameter === 'is_premium') return [job.is_premium ? 1 : 0]
  if (parameter === 'remote') return [job.remote ?? NOT_STATED]
  return value === null || value === undefined ? [] : typeof value === 'boolean' ? [value ? 1 : 0] : [value].flat()
}
const salaryOf = (job: IndexedJob) => job.max_salary ?? job.min_salary

/** One condition that a viewer may drop, read from each job; `without` one of its values it may be another. */
type Check = { parameter: string; value?: string | number; test: (job: IndexedJob) => boolean; without?: (value: number) => (job: IndexedJob) => boolean }

const hasAny = (name: ListParameter, chosen: number[]) => (job: IndexedJob) =>
  chosen.length === 0 || valuesOf(job, name).some((value) => chosen.includes(value))

/** The number of a day in Japan. */
const dayOf = (moment: number): number => Math.floor((moment + 9 * 3_600) / 86_400)

const checksOf = (q: JobQuery): Check[] => [
  ...wordsOf(q).map((word) => ({
    parameter: 'free_word',
    value: word.excluded ? `-${word.text}` : word.text,
    test: (job: IndexedJob) => word.excluded !== answersWord(textOf(job), word, settled(job.title)),
  })),
  ...listParameters.flatMap((name) => {
    const chosen = [...new Set(q[name])]
    return chosen.length === 0
      ? []
      : {
          parameter: name,
          test: hasAny(name, chosen),
          without: (value: number) =>
            hasAny(
              name,
              chosen.filter((other) => other !== value),
            ),
        }
  }),
  ...(q.confirmed_within === undefined
    ? []
    : [{ parameter: 'confirmed_within', value: q.confirmed_within, test: (job: IndexedJob) => dayOf(q.now) - dayOf(job.confirmed_at) < q.confirmed_within! }]),
  ...switchParameters
    .filter((name) => q[name] !== undefined)
    .map((name) => ({ parameter: name, test: (job: IndexedJob) => valuesOf(job, name)[0] === (q[name] ? 1 : 0) })),
  ...(q.company_name === undefined
    ? []
    : [{ parameter: 'company_name', value: q.company_name, test: (job: IndexedJob) => settled(job.company_name).includes(settled(q.company_name!).trim()) }]),
  ...(q.min_salary === undefined
    ? []
    : [{ parameter: 'min_salary', value: q.min_salary, test: (job: IndexedJob) => (salaryOf(job) ?? -Infinity) >= q.min_salary! }]),
  ...(q.exclusions ?? []).map(({ parameter, job_ids }) => ({ parameter, test: (job: IndexedJob) => !job_ids.includes(job.id) })),
]

/** Whether any search of this viewer could find a job. */
const isLive = (job: IndexedJob, q: JobQuery): boolean =>
  job.confirmed_at > q.now - 45 * 86_400 &&
  (q.company_ids === undefined || q.company_ids.includes(job.company_id)) &&
  ![...(q.exclude_job_ids ?? [])].includes(job.id) &&
  ![...(q.exclude_company_ids ?? [])].includes(job.company_id)

const isNamed = (job: IndexedJob, related: string, elsewhere: readonly string[]) =>
  hasWord(settled(job.title), related) && !namesAnother(settled(job.title), { elsewhere })

const parsedWords = new Map<string, ExpandedWord[]>()
const wordsOf = ({ free_word = '', without_synonyms = [] }: JobQuery) => {
  const key = [free_word, ...without_synonyms].join('\n')
  let known = parsedWords.get(key)
  if (!known) parsedWords.set(key, (known = expandWords(parseFreeWord(free_word), without_synonyms)))
  return known
}

const textsOf = (job: IndexedJob) => ({ job, title: settled(job.title), skills: settled(job.skills), body: settled(job.body) })
const scores = (live: IndexedJob[], answering: IndexedJob[], q: JobQuery): Map<IndexedJob, number> => {
  const found = scoresByReading(live.map(textsOf), answering.map(textsOf), q.free_word ?? '', q.without_synonyms)
  return new Map(Array.from(found ?? [], ([{ job }, score]) => [job, score]))
}
const compare =
  (q: JobQuery, score: Map<IndexedJob, number>) =>
  (a: IndexedJob, b: IndexedJob): number => {
    const keys = (job: IndexedJob): number[] => {
      if (q.sort === 2) return [job.published_at]
      if (q.sort === 3) return [job.updated_at]
      if (q.sort === 4) return [salaryOf(job) ?? -1, job.confirmed_at]
      return [score.get(job) ?? 0, job.confirmed_at]
    }
    const [x, y] = [keys(a), keys(b)]
    for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return y[i]! - x[i]!
    return b.id - a.id
  }
const counted = (jobs: IndexedJob[], values: (job: IndexedJob) => number[]) => {
  const table = new Map<number, number>()
  for (const job of jobs) for (const id of new Set(values(job))) table.set(id, (table.get(id) ?? 0) + 1)
  return Array.from(table, ([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id)
}

/**
 * What the index must answer, read from each job: slow and plainly right.
 * @internal For tests of the index.
 */
export const answerByReading = (jobs: IndexedJob[], q: JobQuery): Omit<JobResult, 'version'> => {
  const words = wordsOf(q)
  const checks = checksOf(q)
  const live = jobs.filter((job) => isLive(job, q))
  const failed = live.map((job) => checks.filter(({ test }) => !test(job)))
  const answering = live.filter((_, i) => failed[i]!.length === 0)
  const without = (dropped: Check | undefined) => live.filter((_, i) => failed[i]!.every((check) => check === dropped))
  const isRanked = (q.sort ?? 1) === 1 && words.some((word) => !word.excluded)
  const score = isRanked ? scores(live, answering, q) : new Map<IndexedJob, number>()
  const found = answering.toSorted(compare(q, score))
  const scoreOf = new Map(found.map((job) => [job.id, score.get(job) ?? 0]))
  const companies = new Map(found.map((job) => [job.id, job.company_id]))
  const ids = found.map((job) => job.id)
  const expanded = words
    .map(({ text, synonyms, elsewhere }) => ({
      typed: text,
      also: synonyms
        .filter(({ alternatives, only_title }) =>
          live.some((job) => alternatives.some((one) => (only_title ? isNamed(job, one, elsewhere) : hasWord(textOf(job), one)))),
        )
        .map((one) => one.text),
    }))
    .filter(({ also }) => also.length > 0)
  const ignoring = (parameter: string) => without(checks.find((check) => check.parameter === parameter))
  return {
    ids: (isRanked
      ? spreadCompanies(
          ids,
          (id) => companies.get(id),
          (id) => scoreOf.get(id) ?? 0,
        )
      : ids
    ).slice(q.offset ?? 0, (q.offset ?? 0) + (q.limit ?? 20)),
    ...(expanded.length > 0 && { expanded }),
    total: found.length,
    facets: Object.fromEntries(facetParameters.map((name) => [name, counted(ignoring(name), (job) => valuesOf(job, name))])) as JobResult['facets'],
    salary_histogram: counted(ignoring('min_salary'), (job) => {
      const salary = salaryOf(job)
      return salary === null ? [] : [Math.floor(salary / 100) * 100]
    }),
    what_if: checks.flatMap((check) => {
      const { parameter, value, without: reduced } = check
      if (!reduced) return [{ parameter, ...(value !== undefined && { value }), total: without(check).length }]
      return [...new Set(q[parameter as 'kind'])].map((chosen) => ({ parameter, value: chosen, total: without(check).filter(reduced(chosen)).length }))
    }),
  }
}
