import { balanceColumns, operatorTables } from '#contract/operations/figures/operator-figure-names.ts'
import type { BalanceLine, OperatorFigures } from '#contract/operations/figures/operator-figures.ts'
import { perJob } from '#contract/operations/figures/per-job.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { FigureLink } from './figure-link.tsx'
import { jobsOfBalance } from './figure-lists.ts'

type Props = { balance: OperatorFigures['balance']; fileOf: (table: 'fields' | 'places') => string }

/** Whether candidates and jobs meet: by occupation and by prefecture. */
export const BalanceSection = ({ balance, fileOf }: Props) => (
  <section className="stack" aria-labelledby="balance">
    <h2 id="balance">求職者と求人のバランス</h2>
    <p className="small muted">
      いま企業の検索で見つかる求職者と、公開中の求人です。希望や勤務地が複数あるときは、それぞれに数えます。求職者は5きざみに切り捨て、5人に満たない数は表示しません。求職者の一覧は運営に公開されません。
    </p>
    {(['fields', 'places'] as const).map((part) => (
      <details key={part} open={part === 'fields'}>
        <summary>{operatorTables[part]}</summary>
        <DataTable
          caption={`${operatorTables[part]}の求職者と求人`}
          columns={columnsOf(part)}
          rows={balance[part]}
          id={({ id }) => id}
          download={{ href: fileOf(part), label: 'CSVをダウンロード' }}
        />
      </details>
    ))}
  </section>
)

const columnsOf = (part: keyof typeof jobsOfBalance): Columns<BalanceLine> => [
  { key: 'name', header: balanceColumns.name, cell: ({ name: label }) => label },
  {
    key: 'candidates',
    header: balanceColumns.candidates,
    kind: 'end',
    cell: ({ candidates }) => candidates?.toLocaleString('ja-JP') ?? '5未満',
    sort: ({ candidates }) => candidates ?? 0,
  },
  {
    key: 'jobs',
    header: balanceColumns.jobs,
    kind: 'end',
    cell: ({ id, name: of, jobs }) => <FigureLink to={jobsOfBalance[part](id)} count={jobs} what={`${of}の求人`} />,
    sort: ({ jobs }) => jobs,
  },
  { key: 'per_job', header: balanceColumns.per_job, kind: 'end', cell: perJob, sort: (line) => Number(perJob(line)) },
]
