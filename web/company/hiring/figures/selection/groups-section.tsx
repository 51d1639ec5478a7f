import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { LEAST_FOR_RATE, selectionSources, selectionStages, selectionTables, stageNames } from '#contract/hiring/analytics/selection-figure-names.ts'
import { selectionColumns } from '#contract/hiring/analytics/selection-file-columns.ts'
import type { SelectionFigures, StageCounts } from '#contract/hiring/analytics/selection-figures.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { daysText, hoursText } from './stages-section.tsx'

type Props = { figures: SelectionFigures; fileOf: (table: 'jobs' | 'sources' | 'members') => string | false }

/** The same, part by part: by job, by how they began, and by the assigned colleague. */
export const GroupsSection = ({ figures: { jobs, sources, members }, fileOf }: Props) => (
  <section className="stack" aria-labelledby="groups">
    <h2 id="groups">求人・始まりかた・担当</h2>
    <p className="small muted">割合は、すぐ前の段階の件数に対するものです。{LEAST_FOR_RATE}件に満たないときは表示しません。</p>
    <Group id="jobs" rows={jobs} file={fileOf('jobs')} rowKey={({ id }) => id} cell={jobLink} />
    <Group id="sources" rows={sources} file={fileOf('sources')} rowKey={({ source }) => source} cell={({ source }) => selectionSources[source]} />
    <Group id="members" rows={members} file={fileOf('members')} rowKey={({ id }) => id ?? ''} cell={({ name: label }) => <bdi>{label}</bdi>} />
    <p className="small muted">担当は、いまの担当です。「担当なし」には、退会したメンバーが担当していた選考も入ります。</p>
  </section>
)

const jobLink = ({ id, position_title: label }: SelectionFigures['jobs'][number]) => (
  <Link to={`${href('/online/companies/job_offers/figures')}?id=${id}`}>
    <bdi>{label}</bdi>
  </Link>
)

type GroupProps<Row> = {
  id: 'jobs' | 'sources' | 'members'
  rows: Row[]
  file: string | false
  rowKey: (row: Row) => string | number
  cell: (row: Row) => ReactNode
}

function Group<Row extends StageCounts>({ id, rows, file, rowKey, cell }: GroupProps<Row>) {
  const columns: Columns<Row> = [
    { key: 'label', header: selectionColumns[id].label, cell },
    ...stageNames.map((stage, place) => ({
      key: stage,
      header: selectionStages[stage],
      kind: 'end' as const,
      cell: (row: Row) => <Count of={row} place={place} />,
      sort: (row: Row) => row[stage],
    })),
    {
      key: 'reply_hours',
      header: '返信まで',
      kind: 'end',
      under: '中央値',
      cell: (row) => medianText(hoursText(row.reply_hours), row.reply_count),
      sort: (row) => row.reply_hours,
    },
    {
      key: 'hire_days',
      header: '入社決定まで',
      kind: 'end',
      under: '中央値',
      cell: (row) => medianText(daysText(row.hire_days), row.hired),
      sort: (row) => row.hire_days,
    },
  ]
  return (
    <div className="stack group">
      <h3>{selectionTables[id]}</h3>
      <DataTable
        caption={selectionTables[id]}
        columns={columns}
        rows={rows}
        id={rowKey}
        download={file !== false && { href: file, label: 'CSVをダウンロード' }}
      />
    </div>
  )
}

const medianText = (text: string, count: number) => text && `${text}（${count}件）`

/** A count, and which part of the stage before it is, where that one is not too few. */
function Count({ of, place }: { of: StageCounts; place: number }) {
  const stage = stageNames[place]!
  const whole = place === 0 ? 0 : of[stageNames[place - 1]!]
  return (
    <>
      {of[stage]}
      {whole >= LEAST_FOR_RATE && (
        <small className="muted">
          {' '}
          {Math.round((of[stage] / whole) * 100)}%<span className="vh">（{whole}件中）</span>
        </small>
      )}
    </>
  )
}
