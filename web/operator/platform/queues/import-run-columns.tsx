import type { ImportRun } from '#contract/jobs/import/import-runs.ts'
import type { Columns } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import '#web/ui/label.css'

const counts = { records: '読んだ', imported: '追加', updated: '更新', unchanged: '変更なし', skipped: '重複', rejected: '不備' }

/** What one import did with the lines of its file. */
export const importRunColumns: Columns<ImportRun> = [
  {
    key: 'file',
    header: 'ファイル',
    cell: ({ file, format, command }) => (
      <>
        {file} <span className="small muted block">{[format, command].filter(Boolean).join('・')}</span>
      </>
    ),
  },
  { key: 'started', header: '時刻', cell: ({ started_at }) => <ExactTime at={started_at} /> },
  ...(Object.keys(counts) as (keyof typeof counts)[]).map((count) => ({
    key: count,
    header: counts[count],
    kind: 'end' as const,
    cell: (run: ImportRun) => run[count].toLocaleString('ja-JP'),
  })),
  { key: 'seconds', header: 'かかった時間', kind: 'end', cell: ({ seconds }) => `${seconds.toLocaleString('ja-JP')}秒` },
  { key: 'why', header: '理由', cell: (run) => (run.failure || run.refusals > 0) && <Refusals run={run} /> },
]

const Refusals = ({ run: { id, file, failure, refusals, rejected } }: { run: ImportRun }) => (
  <>
    {failure && (
      <>
        <span className="label warn">取り込めませんでした</span> {failure}
      </>
    )}
    {refusals > 0 && (
      <a
        className="nw"
        href={`/online/api/v1/amateras/operators/import_runs/${id}/refusals/`}
        download
        aria-label={`${file} の不備のある行（CSV）をダウンロード`}
      >
        不備のある行（CSV）
      </a>
    )}
    {refusals > 0 && refusals < rejected && <span className="small muted"> 最初の{refusals}件</span>}
  </>
)
