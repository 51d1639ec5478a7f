import { Link } from 'react-router'
import type { OperatorJobSearch } from '#contract/operations/companies/operator-jobs.ts'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { jobStateNames } from '../companies/job-state-names.ts'

const PATH = '/operator/job_offers/all'
const freshnessNames = { due: '確認待ち（30日以上）', left: '掲載切れ（45日以上）', fresh: '確認済み' }

type Props = { search: Partial<OperatorJobSearch>; counts: { fresh: number; due: number; left: number } }

/** The freshness of what is public first, as that is what operators look after; then state and words. */
export function AllJobsFilters({ search: { q, job_state, freshness }, counts }: Props) {
  return (
    <>
      <p className="freshness">
        {(Object.keys(freshnessNames) as (keyof typeof freshnessNames)[]).map((name) => (
          <Link key={name} to={`${PATH}?freshness=${name}`} aria-current={freshness === name ? 'true' : undefined} className="button small">
            {freshnessNames[name]} <b className="num">{counts[name].toLocaleString('ja-JP')}</b>
          </Link>
        ))}
      </p>
      <ListFilters
        filters={[
          { name: 'q', label: '題名、企業名、管理番号', value: q, type: 'search', maxLength: 200 },
          { name: 'job_state', label: '状態', value: job_state, options: jobStateNames },
        ]}
        button="検索"
      />
      {freshness && <p className="small">{freshnessNames[freshness]}の求人を、古い順に見ています。</p>}
    </>
  )
}
