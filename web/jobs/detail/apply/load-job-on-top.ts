import type { CompanySummary } from '#contract/companies/pages/companies.ts'
import type { Api } from '#contract/index.ts'
import { responseWords } from '#web/companies/figures/response-words.ts'
import { bandOf, bandText, spokenBand } from '../../facts/pay.ts'
import { placeTags } from '../../job-tags.ts'
import { applyRefusal, sideJobNote } from '../job-on-page.ts'

/** The job of an application in four lines, for visitors too; `refusal` says why nobody can apply. Job 0 is the company's open position. */
export async function loadJobOnTop(api: Api, { id, company_id }: { id: number; company_id?: number | undefined }) {
  if (!id) return openPosition(api, company_id ?? 0)
  const [{ job, company }, lookups] = await Promise.all([api.job_offers.show({ id: String(id) }), api.lookups.list()])
  const [remote = '', place = ''] = job.remote === null ? ['', ...placeTags(job, lookups)] : placeTags(job, lookups)
  const band = bandOf(job)
  return {
    job_id: job.id,
    title: job.position_title,
    company: shownOf(company),
    pay: { text: bandText(band), spoken: spokenBand(band) },
    place: remote || place,
    response: company.is_unclaimed ? null : responseWords(company.response_figures),
    refusal: applyRefusal({ job, company }),
    note: sideJobNote({ job, company }),
    isOver: job.state === 'closed',
  }
}

export type JobOnTop = Awaited<ReturnType<typeof loadJobOnTop>>

const shownOf = ({ id, name, logo, is_demo }: CompanySummary) => ({ id, name, logo, is_demo })

async function openPosition(api: Api, id: number) {
  const { company } = await api.companies.show({ id: String(id) })
  const isOver = !company.is_hiring_open_position
  return {
    job_id: 0,
    title: 'オープンポジション',
    company: shownOf(company),
    pay: null,
    place: '',
    response: company.is_unclaimed ? null : responseWords(company.response_figures),
    refusal: applyRefusal({ job: { state: isOver ? 'closed' : 'published', deny_side_job_apply: false }, company }),
    note: null,
    isOver,
  }
}
