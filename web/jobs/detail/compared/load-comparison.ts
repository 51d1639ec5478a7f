import type { Api } from '#contract/index.ts'
import { LEAST_JOBS, listOfSearch } from '#contract/jobs/lists/list-address.ts'
import type { JobComparison } from '#contract/jobs/lists/job-comparison.ts'
import type { Job } from '#contract/jobs/postings/jobs.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import { jobCardOf } from '../../card/job-card-of.ts'
import { searchPath } from '../../search/search-path.ts'

type Paid = Pick<Job, 'job_field' | 'min_salary' | 'max_salary' | 'pay_unit'>

/** What stands of other jobs on a job's page. The page is whole without it. */
export async function loadComparison(api: Api, job: Paid & Pick<Job, 'id'>, now: Date) {
  const [{ similar, market }, lookups] = await Promise.all([api.job_lists.compare({ id: `${job.id}` }), api.lookups.list()])
  const search = { job_fields: job.job_field.map(({ id }) => id) }
  const list = market && market.jobs >= LEAST_JOBS ? listOfSearch({ job_fields: search.job_fields.slice(0, 1) }, lookups) : null
  return {
    similar: similar.map(({ shared, ...item }) => ({ ...jobCardOf(item, lookups, now), why: sharedWords(shared) })),
    market: payBandOf(market, job),
    list: {
      to: list ?? searchPath('/job_offer/search', search),
      name: list ? `${job.job_field[0]?.name}の求人` : '同じ職種の求人',
    },
  }
}

export type ComparedJob = Awaited<ReturnType<typeof loadComparison>>

const SKILLS = 3

/** 「同じ職種・スキル Go、AWS・東京都・年収が近い」. */
export function sharedWords({ occupation, skills, places, is_pay_alike }: JobComparison['similar'][number]['shared']) {
  const rest = skills.length > SKILLS ? `ほか${skills.length - SKILLS}` : ''
  return [
    occupation && '同じ職種',
    skills.length > 0 && `共通のスキル ${skills.slice(0, SKILLS).join('、')}${rest}`,
    places.length > 0 && (places.length > 2 ? '同じ勤務地' : places.join('、')),
    is_pay_alike && '年収が近い',
  ]
    .filter(Boolean)
    .join('・')
}

/** The band of the occupation and that of this job on one line of 万円, and the sentence that says the same; null where the job says nothing of its pay. */
export function payBandOf(market: JobComparison['market'], { min_salary, max_salary }: Pick<Paid, 'min_salary' | 'max_salary'>) {
  const [min, max] = [min_salary ?? max_salary, max_salary ?? min_salary]
  if (!market || min === null || max === null) return null
  const { occupation, employment, jobs, low, median, high } = market
  const round = (pay: number, up: boolean) => (up ? Math.ceil(pay / 100) : Math.floor(pay / 100)) * 100
  const [from, to] = [round(Math.min(min, low) - 1, false), round(Math.max(max, high) + 1, true)]
  const at = (pay: number) => Math.round(((pay - from) / (to - from)) * 1000) / 10
  const middle = (min + max) / 2
  const place =
    middle > high ? '上の4分の1' : middle < low ? '下の4分の1' : middle >= median ? '真ん中の半分のうち、中央値以上' : '真ん中の半分のうち、中央値より下'
  return {
    sentence: `${occupation}の${employment}の求人${grouped(jobs)}件では、中央値が${grouped(median)}万円、半分が${grouped(low)}〜${grouped(high)}万円の間です。この求人の幅の中央は${grouped(Math.round(middle))}万円で、${place}にあります。`,
    at: { from: grouped(Math.max(from, 0)), to: grouped(to), low: at(low), median: at(median), high: at(high), min: at(min), max: at(max) },
  }
}
