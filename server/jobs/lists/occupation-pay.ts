import type { OccupationPay } from '#contract/jobs/occupations/occupation-pay.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { japaneseLookups } from './list-conditions.ts'

/** Of fewer jobs a band says more of single companies than of an occupation. */
const LEAST_PAID = 10

type Asked = { job_fields: number[]; employment_types: number[]; pay_unit: string | null }

/** What published jobs of the first occupation of a job pay, for one sentence names one; jobs by the hour or day are another market. */
export async function occupationPay(context: Pick<RequestContext, 'db' | 'lookups' | 'jobIndex' | 'now'>, job: Asked): Promise<OccupationPay> {
  const [field] = job.job_fields
  const [employment] = job.employment_types
  if (field === undefined || employment === undefined || job.pay_unit === 'hour' || job.pay_unit === 'day') return null
  const now = Math.floor(context.now().getTime() / 1000)
  const { pay } = context.jobIndex.search({ job_fields: [field], employment_types: [employment], now, limit: 0, figures: true }).figures ?? {}
  if (!pay || pay.jobs < LEAST_PAID) return null
  const lookups = await japaneseLookups(context)
  const nameOf = (table: 'job_fields' | 'employment_types', id: number) => lookups[table].find((row) => row.id === id)?.name
  const [occupation, kind] = [nameOf('job_fields', field), nameOf('employment_types', employment)]
  return occupation && kind ? { ...pay, occupation, employment: kind } : null
}
