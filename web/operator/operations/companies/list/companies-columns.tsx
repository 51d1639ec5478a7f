import { href } from 'react-router'
import { exactTimeText } from '#contract/platform/time/japan-time.ts'
import type { OperatorCompanyItem } from '#contract/operations/companies/operator-companies.ts'
import { ShortTime } from '#web/work/table/cells/short-time.tsx'
import { RowLink } from '#web/work/table/steps/row-link.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import { CompanyLabels } from '../labels/company-labels.tsx'
import { companyStateNames } from '../labels/state-names.ts'

const hostOf = (domain: string | null) => domain?.replace(/^www\./, '') ?? null

/** Companies among others: where each stands, and what there is of it. */
export const companiesColumns = (now: Date): WorkColumns<OperatorCompanyItem> => [
  {
    key: 'name',
    header: '企業',
    cell: (company) => (
      <RowLink to={`${href('/operator/companies/detail')}?id=${company.id}`}>
        <bdi>{company.name}</bdi>
      </RowLink>
    ),
    text: ({ name }) => name,
    sort: true,
  },
  { key: 'state', header: '状態', kind: 'state', cell: (company) => <CompanyLabels {...company} />, text: ({ state }) => companyStateNames[state], sort: true },
  {
    key: 'number',
    header: '法人番号',
    cell: ({ corporate_number }) => corporate_number && <span className="num">{corporate_number}</span>,
    text: ({ corporate_number }) => corporate_number,
    sort: true,
  },
  { key: 'domain', header: 'ドメイン', cell: ({ domain }) => domain && <bdi>{hostOf(domain)}</bdi>, text: ({ domain }) => hostOf(domain), sort: true },
  {
    key: 'tags',
    header: 'タグ',
    cell: ({ tags }) =>
      tags.length > 0 && (
        <span className="row">
          {tags.map((tag) => (
            <span key={tag} className="label" dir="auto">
              {tag}
            </span>
          ))}
        </span>
      ),
    text: ({ tags }) => tags.join('、'),
  },
  { key: 'members', header: 'メンバー', kind: 'end', cell: ({ members }) => members, text: ({ members }) => members, sort: true },
  {
    key: 'jobs',
    header: '公開中の求人',
    kind: 'end',
    cell: ({ jobs_in_review, published_jobs }) =>
      jobs_in_review > 0 ? (
        <>
          <span className="label warn">審査待ち {jobs_in_review}</span> {published_jobs}
        </>
      ) : (
        published_jobs
      ),
    text: ({ published_jobs }) => published_jobs,
    sort: true,
  },
  {
    key: 'created',
    header: '登録',
    cell: ({ created_at }) => <ShortTime at={created_at} now={now} />,
    text: ({ created_at }) => exactTimeText(created_at),
    sort: true,
  },
  { key: 'id', header: 'ID', kind: 'end', cell: ({ id }) => String(id), text: ({ id }) => id, isExtra: true },
]
