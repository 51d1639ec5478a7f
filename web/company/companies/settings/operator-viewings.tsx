import type { CompanyViewing } from '#contract/operations/viewings/company-viewings.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

const columns: Columns<CompanyViewing> = [
  { key: 'started', header: '開始', cell: ({ started_at }) => <ExactTime at={started_at} /> },
  { key: 'ended', header: '終了', cell: ({ ended_at, ends_at }) => <ExactTime at={ended_at ?? ends_at} /> },
  { key: 'reason', header: '理由', kind: 'long', cell: ({ reason }) => <bdi>{reason}</bdi> },
]

/** When operators looked at the company's pages, and why. */
export const OperatorViewings = ({ viewings }: { viewings: CompanyViewing[] }) => (
  <section aria-labelledby="viewings">
    <h2 id="viewings">運営による閲覧</h2>
    <p className="small">
      運営が企業の画面を確認した記録です。閲覧中の変更はできず、候補者、やりとり、個々の選考は運営に表示されません（全体の集計の数字は表示されます）。
    </p>
    {viewings.length === 0 ? <p>閲覧はまだありません。</p> : <DataTable caption="運営による閲覧" columns={columns} rows={viewings} id={({ id }) => id} />}
  </section>
)
