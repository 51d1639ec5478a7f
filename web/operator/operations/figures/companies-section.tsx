import { href, Link } from 'react-router'
import { rateText } from '#contract/hiring/analytics/rate-text.ts'
import { companyColumns, type CompanyCount, operatorTables } from '#contract/operations/figures/operator-figure-names.ts'
import type { CompanyFigures } from '#contract/operations/figures/operator-figures.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { FigureLink } from './figure-link.tsx'
import { unconfirmedJobs } from './figure-lists.ts'

/** Companies with anything to count in the period, those that leave most people waiting first. */
export const CompaniesSection = ({ companies, total, file }: { companies: CompanyFigures[]; total: number; file: string }) => (
  <section className="stack" aria-labelledby="companies">
    <h2 id="companies">{operatorTables.companies}</h2>
    <p className="small muted">
      返信や求人の確認が期限を過ぎている企業から順に、{companies.length < total ? `${total}社のうち${companies.length}社` : `${total}社`}
      を表示しています。期限を過ぎたものは現在の件数、ほかは期間中の件数です。応募・スカウト・やりとりの1件ずつは運営に公開されないため、その件数から一覧は開けません。
    </p>
    {companies.length > 0 && (
      <DataTable
        caption={operatorTables.companies}
        columns={columns}
        rows={companies}
        id={({ id }) => id}
        download={{ href: file, label: `CSVをダウンロード（${total}社）` }}
      />
    )}
  </section>
)

const count = (key: CompanyCount) => ({
  key,
  header: companyColumns[key],
  kind: 'end' as const,
  cell: (company: CompanyFigures) => company[key],
  sort: (company: CompanyFigures) => company[key],
})

const columns: Columns<CompanyFigures> = [
  {
    key: 'name',
    header: companyColumns.name,
    cell: (company) => (
      <Link to={`${href('/operator/companies/detail')}?id=${company.id}`}>
        <bdi>{company.name}</bdi>
      </Link>
    ),
  },
  count('overdue'),
  {
    ...count('stale_jobs'),
    cell: ({ id, name, stale_jobs }) => <FigureLink to={unconfirmedJobs(id)} count={stale_jobs} what={`${isolated(name)}の確認の期限を過ぎた求人`} />,
  },
  count('applications'),
  {
    ...count('answered'),
    cell: ({ answered, applications }) => (
      <>
        {answered}
        {applications > 0 && <small className="muted"> {rateText(answered, applications)}</small>}
      </>
    ),
  },
  count('scouts'),
  count('scouts_accepted'),
  count('hires'),
]
