import type { IndexedJob, JobQuery } from '#search-engine/job-index-types.ts'

export type QueryClass = { name: string; queries: JobQuery[] }

/** Searches as users might type them: words cut out of real texts of the jobs, alone and with filters. */
export const sampledQueries = (jobs: IndexedJob[], random: () => number, now: number, perClass: number): QueryClass[] => {
  const pick = <Item>(items: Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const word = (length: number): string => {
    for (;;) {
      const job = pick(jobs)
      const line = pick(`${job?.title}\n${job?.skills}\n${job?.body}`.split('\n')) ?? ''
      const at = Math.floor(random() * Math.max(1, line.length - length + 1))
      const part = line.slice(at, at + length)
      if (part.length === length && !/[\s"“”\-－ー]/u.test(part)) return part
    }
  }
  const filters = (): Partial<JobQuery> => {
    const job = pick(jobs)
    const all: Partial<JobQuery>[] = [
      { prefectures: job?.prefectures.slice(0, 2) },
      { job_fields: job?.job_fields.slice(0, 2) },
      { employment_types: job?.employment_types.slice(0, 1) },
      { remote: [1, 2] },
      { min_salary: 350 + Math.floor(random() * 40) * 10 },
      { kind: job?.kind.slice(0, 1) },
      { flex: true },
    ]
    return { ...pick(all), ...pick(all) }
  }
  const base = { now, facets: true }
  const classOf = (name: string, query: () => Partial<JobQuery>): QueryClass => ({
    name,
    queries: Array.from({ length: perClass }, () => ({ ...base, ...query() })),
  })
  return [
    ...[1, 2, 3, 5].map((length) => classOf(`word of ${length}`, () => ({ free_word: word(length) }))),
    classOf('two words and filters', () => ({ free_word: `${word(2)} ${word(3)}`, ...filters() })),
    classOf('filters alone', filters),
    classOf('nothing asked', () => ({})),
    classOf('word of 2 by publication', () => ({ free_word: word(2), sort: 2 })),
    classOf('word of 8', () => ({ free_word: word(8) })),
  ]
}
