import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import { meantOf } from '../../follow/follow-path.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

const APPLY = `${href('/job_offer/apply')}?`

/** The job on which the visitor wants to act after signing in, for the sentence that says so. Null for any other page. */
export async function loadWayIn(api: Api, next: string | undefined) {
  const meant = meantOf(next)
  const params = new URLSearchParams(next?.startsWith(APPLY) ? next.slice(APPLY.length) : '')
  const [company_id, job_id] = meant ? [meant.followed.company_id, meant.followed.job_id] : [Number(params.get('company_id')), Number(params.get('id') ?? 0)]
  if (!company_id && !job_id) return null
  try {
    const { name, title, isOver, isUnclaimed } = await offerOf(api, company_id, job_id)
    return { act: meant?.intent ?? ('apply' as const), company_id, job_id, title, company: name, isOver, isUnclaimed }
  } catch (error) {
    if (!refusalOf(error)) throw error
    return { act: meant?.intent ?? ('apply' as const), company_id, job_id, title: '', company: '', isOver: true, isUnclaimed: false }
  }
}

export type WayIn = NonNullable<Awaited<ReturnType<typeof loadWayIn>>>

async function offerOf(api: Api, company_id: number, job_id: number) {
  if (job_id) {
    const { job, company } = await api.job_offers.show({ id: String(job_id) })
    return { name: company.name, title: job.position_title, isOver: job.state === 'closed', isUnclaimed: company.is_unclaimed }
  }
  const { company } = await api.companies.show({ id: String(company_id) })
  return { name: company.name, title: 'オープンポジション', isOver: !company.is_hiring_open_position, isUnclaimed: company.is_unclaimed }
}
