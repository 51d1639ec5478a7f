import { Form, Link } from 'react-router'
import type { JobState } from '#contract/jobs/postings/company-jobs.ts'
import type { OperatorJobSearch } from '#contract/operations/companies/operator-jobs.ts'
import { jobStateNames } from '../companies/job-state-names.ts'

const PATH = '/operator/job_offers/all'
const freshnessNames = { due: '確認待ち（30日以上）', left: '掲載切れ（45日以上）', fresh: '確認済み' }

type Props = { search: Partial<OperatorJobSearch>; counts: { fresh: number; due: number; left: number } }

/** The freshness of what is public first, as that is what operators look after; then state and words. */
export function AllJobsFilters({ search: { q, job_state, freshness, company_id }, counts }: Props) {
  return (
    <>
      <p className="freshness">
        {(Object.keys(freshnessNames) as (keyof typeof freshnessNames)[]).map((name) => (
          <Link key={name} to={`${PATH}?freshness=${name}`} aria-current={freshness === name ? 'true' : undefined} className="button small">
            {freshnessNames[name]} <b className="num">{counts[name].toLocaleString('ja-JP')}</b>
          </Link>
        ))}
      </p>
      <Form method="get" className="operator-search" key={`${q}-${job_state}-${freshness}`}>
        {freshness && <input type="hidden" name="freshness" value={freshness} />}
        {company_id && <input type="hidden" name="company_id" value={company_id} />}
        <label className="vh" htmlFor="q">
          題名、企業名、管理番号
        </label>
        <input className="input" id="q" name="q" type="search" maxLength={200} defaultValue={q} placeholder="題名、企業名、管理番号" />
        <label className="vh" htmlFor="job_state">
          状態
        </label>
        <select className="input narrow" id="job_state" name="job_state" defaultValue={job_state ?? ''}>
          <option value="">すべての状態</option>
          {(Object.keys(jobStateNames) as JobState[]).map((state) => (
            <option key={state} value={state}>
              {jobStateNames[state]}
            </option>
          ))}
        </select>
        <button type="submit" className="button">
          さがす
        </button>
      </Form>
      {(freshness || company_id || q || job_state) && (
        <p className="small">
          {freshness && `${freshnessNames[freshness]}の求人を、古い順に見ています。`} <Link to={PATH}>条件をすべて外す</Link>
        </p>
      )}
    </>
  )
}
