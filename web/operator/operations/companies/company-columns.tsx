import { Link } from 'react-router'
import type { OperatorCompanyItem } from '#contract/operations/companies/operator-companies.ts'
import type { Columns } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { CompanyLabels } from './company-labels.tsx'

/** Companies among others: where each stands, and what there is of it. */
export const companyColumns: Columns<OperatorCompanyItem> = [
  {
    key: 'name',
    header: '企業',
    cell: ({ id, name }) => (
      <Link dir="auto" to={`/operator/companies/detail?id=${id}`}>
        {name}
      </Link>
    ),
  },
  { key: 'state', header: '状態', cell: (company) => <CompanyLabels {...company} /> },
  { key: 'number', header: '法人番号', cell: ({ corporate_number }) => corporate_number && <span className="num">{corporate_number}</span> },
  { key: 'domain', header: 'ドメイン', cell: ({ domain }) => domain && <span className="nw">{domain.replace(/^www\./, '')}</span> },
  { key: 'members', header: 'メンバー', kind: 'end', cell: ({ members }) => String(members) },
  {
    key: 'jobs',
    header: '公開中の求人',
    kind: 'end',
    cell: ({ jobs_in_review, published_jobs }) => (
      <>
        {jobs_in_review > 0 && <span className="label warn">審査待ち {jobs_in_review}</span>} {published_jobs}
      </>
    ),
  },
  { key: 'created', header: '登録', cell: ({ created_at }) => <ExactTime at={created_at} /> },
]
