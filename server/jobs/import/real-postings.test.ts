import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { filesUnder } from './command/import-paths.ts'
import { postingOfSchema } from './formats/posting-of-schema.ts'
import { importFile } from './import-file.ts'
import { jobOfPosting } from './job-of-posting.ts'
import { prefectures } from './subject/prefectures.ts'
import { test } from './testing.ts'

const folder = join(import.meta.dirname, '../../../../shared/data')
const isPresent = existsSync(join(folder, 'jobs.ja.jsonl'))
if (!isPresent) process.stdout.write('The 424 real postings are not present beside the project: their import is not tried.\n')

test.runIf(isPresent)(
  '424 real postings are all accounted for, and the second run changes nothing',
  async ({ db }) => {
    const first = await importFile(db, join(folder, 'jobs.ja.jsonl'))
    expect(first).toMatchObject({ records: 424, counts: { imported: 424, updated: 0, unchanged: 0, skipped: 0, rejected: 0 } })
    const second = await importFile(db, join(folder, 'jobs.ja.jsonl'))
    expect(second).toMatchObject({ records: 424, counts: { imported: 0, updated: 0, unchanged: 424, skipped: 0, rejected: 0 } })
  },
  60_000,
)

test.runIf(isPresent)(
  'pages and feeds as they come off the wire are all accounted for, and the second run changes nothing',
  async ({ db }) => {
    const runs: Record<string, { imported: number; updated: number; rejected: number } | string>[] = []
    for (let run = 0; run < 2; run++) {
      const results: (typeof runs)[number] = {}
      for (const file of await filesUnder(join(folder, 'import'))) {
        results[file.slice(folder.length + 8)] = await importFile(db, file).then(
          ({ records, counts: { imported, updated, rejected, unchanged, skipped } }) => {
            expect(imported + updated + rejected + unchanged + skipped).toBe(records)
            return { imported, updated, rejected }
          },
          (error: Error) => error.message,
        )
      }
      runs.push(results)
    }
    const rejectedOne = { imported: 0, updated: 0, rejected: 1 }
    const examples = ['0028', '0213', '0268', '0280', '0283', '0284', '0286', '0287'].map(
      (number) => [`schemaorg-examples/eg-${number}.txt`, rejectedOne] as const,
    )
    const added = (imported: number) => ({ imported, updated: 0, rejected: 0 })
    expect(runs[0]).toEqual({
      'ashby.board_rsp.json': added(5),
      'engage.job_detail_rsp.html': added(1),
      'hrmos.job_detail_rsp.html': added(1),
      'indeed.sample.xml': added(6),
      'jobicy.jobs_rsp.json': added(3),
      'lever.postings_rsp.json': added(3),
      'remoteok.jobs_rsp.json': added(6),
      'weworkremotely.back_end_rsp.xml': added(7),
      'hrmos.job_notfound_rsp.html': expect.stringContaining('求人のページではありません') as string,
      ...Object.fromEntries(examples),
    })
    const second = Object.values(runs[1] ?? {}).filter((result) => typeof result !== 'string')
    expect(second.map(({ imported, updated }) => imported + updated)).toEqual(second.map(() => 0))
  },
  60_000,
)

type Normalised = {
  id: string
  employmentType?: string[]
  jobLocation?: { raw: string; addressRegion?: string[] }
  baseSalary?: { unitText?: string; minValue?: number; maxValue?: number; text?: string }
  salaryManYen?: { min?: number; max?: number }
}
const CODES: Record<string, number[]> = { FULL_TIME: [1], CONTRACTOR: [2, 3], PART_TIME: [4], INTERN: [5] }

test.runIf(isPresent)("from the raw texts alone, the start-up board's 87 are read as they were normalised by others", () => {
  const postings = readFileSync(join(folder, 'jobs.ja.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Normalised)
    .filter(({ id }) => id.startsWith('herp:'))
  expect(postings).toHaveLength(87)
  const score = { places: [0, 0], employment: [0, 0], pay: [0, 0], year: [0, 0] }
  const differences: string[] = []
  const compare = (name: keyof typeof score, id: string, stated: unknown, read: unknown) => {
    score[name][1]!++
    if (JSON.stringify(stated) === JSON.stringify(read)) score[name][0]!++
    else differences.push(`${id} ${name}: stated ${JSON.stringify(stated)}, read ${JSON.stringify(read)}`)
  }
  for (const posting of postings) {
    const { id, employmentType, jobLocation, baseSalary, salaryManYen } = posting
    const raw = {
      ...posting,
      employmentType: undefined,
      salaryManYen: undefined,
      baseSalary: { text: baseSalary?.text },
      jobLocation: { raw: jobLocation?.raw },
      remote: undefined,
      jobLocationType: undefined,
    }
    const { content } = jobOfPosting(postingOfSchema(raw), () => [])
    if (jobLocation?.addressRegion)
      compare(
        'places',
        id,
        jobLocation.addressRegion.map((name) => prefectures[name]).sort((one, other) => Number(one) - Number(other)),
        [...(content.prefectures ?? [])].sort((one, other) => Number(one) - Number(other)),
      )
    if (employmentType) {
      const types = content.employment_types ?? []
      compare(
        'employment',
        id,
        true,
        employmentType.every((code) => CODES[code]?.some((type) => types.includes(type))) && types.length === employmentType.length,
      )
    }
    if (baseSalary?.text)
      compare(
        'pay',
        id,
        [baseSalary.unitText?.toLowerCase() ?? null, baseSalary.minValue ?? null, baseSalary.maxValue ?? null],
        [content.pay_unit, content.pay_min, content.pay_max],
      )
    if (baseSalary?.text && baseSalary.unitText !== 'HOUR')
      compare('year', id, [salaryManYen?.min ?? null, salaryManYen?.max ?? null], [content.min_salary, content.max_salary])
  }
  // Both differences were looked at: 福岡県北九州市小倉北区 was normalised as if it were Tokyo's 北区 too; the reading is right.
  expect(differences.length).toBeLessThanOrEqual(2)
  for (const [right, all] of Object.values(score)) expect(right! / all!).toBeGreaterThanOrEqual(0.95)
})
