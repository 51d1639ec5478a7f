import { demoCompany, type DemoCompany } from './companies/demo-company.ts'
import type { FirstIds } from './first-ids.ts'
import { demoJob, type DemoJob } from './jobs/demo-job.ts'
import { Random } from './random.ts'
import { stems } from './words/names/words.ts'
import { domainOf } from './words/domains/domains.ts'
import { fieldsOf } from './words/fields/job-fields.ts'

export type DemoOptions = { jobs: number; seed: number; now: Date; first: FirstIds }

const MAX_COMPANIES = 8000

/** Invented companies and jobs: the same options give the same rows. Companies stay in memory, jobs are made on request, in order. */
export function demoJobsAndCompanies({ jobs, seed, now, first }: DemoOptions) {
  const next = { ...first }
  const names = new Set<string>()
  const companies: DemoCompany[] = []
  for (let place = 0; place < Math.max(1, Math.min(MAX_COMPANIES, Math.round(jobs / 8))); place++) {
    const random = new Random(seed, 1, place)
    const company = demoCompany({ id: next.companies++, place, name: newName(random, first.companies + place, names), random, now, next })
    companies.push(company)
  }
  const pickCompany = weightedPick(companies.map(({ hires }) => hires))
  const nextField = fieldTurns(seed, companies)

  return {
    companies,
    jobs(from: number, to: number): DemoJob[] {
      return Array.from({ length: to - from }, (_, place) => {
        const random = new Random(seed, 2, from + place)
        const company = companies[pickCompany(random)]!
        return demoJob({ id: next.job_offers++, field: nextField(company), company, random, now, next })
      })
    },
  }
}

function newName(random: Random, id: number, taken: Set<string>): string {
  for (;;) {
    const short = random.pick(stems) + random.pick(domainOf(id).suffixes)
    if (taken.has(short)) continue
    taken.add(short)
    return random.chance(0.6) ? `株式会社${short}` : `${short}株式会社`
  }
}

/** By bisection: a thousand companies cost ten steps a job. */
function weightedPick(weights: number[]) {
  let sum = 0
  const sums = Float64Array.from(weights, (weight) => (sum += weight))
  return (random: Random) => {
    const wanted = random.next() * sum
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** Each company looks for its fields in turn, the frequent ones first and more than once, so that few of its jobs are alike. */
function fieldTurns(seed: number, companies: DemoCompany[]) {
  const first = companies[0]!.row.id
  const turns = companies.map((company, place) => {
    const random = new Random(seed, 3, place)
    const lots = fieldsOf(company.domain).flatMap((field) =>
      Array.from({ length: Math.ceil(field.weight / 4) }, (_, round) => ({ field, turn: random.next() / field.weight + round * 0.35 })),
    )
    return { order: lots.sort((a, b) => a.turn - b.turn).map(({ field }) => field), at: 0 }
  })
  return ({ row }: DemoCompany) => {
    const turn = turns[row.id - first]!
    return turn.order[turn.at++ % turn.order.length]!
  }
}
