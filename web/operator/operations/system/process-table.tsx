import type { SystemProcess } from '#contract/platform/system/system-figures.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { byteText } from './byte-text.ts'

const columns: Columns<SystemProcess> = [
  {
    key: 'id',
    header: 'プロセス',
    cell: ({ id, is_this, is_stale }) => (
      <>
        <code>{id.slice(0, 8)}</code> {is_this && <span className="label">これ</span>}
        {is_stale && <span className="label warn">連絡なし</span>}
      </>
    ),
  },
  { key: 'started', header: '起動', cell: ({ started_at }) => <ExactTime at={started_at} /> },
  { key: 'seen', header: '最後の連絡', cell: ({ seen_at }) => <ExactTime at={seen_at} /> },
  { key: 'streams', header: 'ライブの接続', kind: 'end', cell: ({ streams }) => streams.toLocaleString('ja-JP') },
  { key: 'requests', header: 'リクエスト/分', kind: 'end', cell: (one) => one.requests_per_minute.toLocaleString('ja-JP') },
  { key: 'p95', header: 'p95', kind: 'end', cell: ({ p95_ms }) => p95_ms !== null && `${p95_ms} ms` },
  { key: 'jobs', header: '求人の検索', kind: 'end', cell: ({ index_jobs }) => `${index_jobs.toLocaleString('ja-JP')}件` },
  { key: 'lag', header: '遅れ', kind: 'end', cell: ({ index_lag }) => index_lag },
  { key: 'memory', header: 'メモリ', kind: 'end', cell: ({ memory_bytes }) => byteText(memory_bytes) },
  { key: 'build', header: '版', cell: ({ build_id }) => <code className="small">{build_id.slice(0, 8)}</code> },
]

/** Each process of the site; one that fell silent fades. */
export const ProcessTable = ({ processes }: { processes: SystemProcess[] }) => (
  <DataTable caption="プロセス" columns={columns} rows={processes} id={({ id }) => id} isFaded={({ is_stale }) => is_stale} />
)
