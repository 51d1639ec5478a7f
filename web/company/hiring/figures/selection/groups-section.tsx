import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { LEAST_FOR_RATE, selectionSources, selectionStages, selectionTables, stageNames } from '#contract/hiring/analytics/selection-figure-names.ts'
import { selectionColumns } from '#contract/hiring/analytics/selection-file-columns.ts'
import type { SelectionFigures, StageCounts } from '#contract/hiring/analytics/selection-figures.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { CaseLink, type CountedCases } from '../cases/case-link.tsx'
import { daysText, hoursText } from './stages-section.tsx'

type Props = { figures: SelectionFigures; fileOf: (table: 'jobs' | 'sources' | 'members') => string | false }

/** The same, part by part: by job, by how they began, and by the assigned colleague. */
export const GroupsSection = ({ figures: { jobs, sources, members, since: from, until: to }, fileOf }: Props) => (
  <section className="stack" aria-labelledby="groups">
    <h2 id="groups">求人・始まりかた・担当</h2>
    <p className="small muted">割合は、すぐ前の段階の件数に対するものです。{LEAST_FOR_RATE}件に満たないときは表示しません。</p>
    <Group id="jobs" rows={jobs} file={fileOf('jobs')} rowKey={({ id }) => id} cell={jobLink} of={({ id }) => ({ from, to, job_id: id })} />
    <Group
      id="sources"
      rows={sources}
      file={fileOf('sources')}
      rowKey={({ source }) => source}
      cell={({ source }) => selectionSources[source]}
      of={({ source }) => ({ from, to, source })}
    />
    <Group
      id="members"
      rows={members}
      file={fileOf('members')}
      rowKey={({ id }) => id ?? ''}
      cell={({ name: label }) => <bdi>{label}</bdi>}
      of={({ id }) => ({ from, to, member: id ?? 'none' })}
    />
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
  of: (row: Row) => CountedCases
}

function Group<Row extends StageCounts>({ id, rows, file, rowKey, cell, of }: GroupProps<Row>) {
  const columns: Columns<Row> = [
    { key: 'label', header: selectionColumns[id].label, cell },
    ...stageNames.map((stage, place) => ({
      key: stage,
      header: selectionStages[stage],
      kind: 'end' as const,
      cell: (row: Row) => <Count row={row} place={place} of={of(row)} />,
      sort: (row: Row) => row[stage],
    })),
    {
      key: 'reply_hours',
      header: '返信まで',
      kind: 'end',
      under: '中央値',
      cell: (row) => <MedianOf of={{ ...of(row), stage: 'answered' }} text={hoursText(row.reply_hours)} count={row.reply_count} />,
      sort: (row) => row.reply_hours,
    },
    {
      key: 'hire_days',
      header: '入社決定まで',
      kind: 'end',
      under: '中央値',
      cell: (row) => <MedianOf of={{ ...of(row), stage: 'hired' }} text={daysText(row.hire_days)} count={row.hired} />,
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

const MedianOf = ({ of, text, count }: { of: CountedCases; text: string; count: number }) =>
  text ? (
    <CaseLink of={of} count={count}>
      {text}（{count}件）
    </CaseLink>
  ) : (
    '—'
  )

/** A count, and which part of the stage before it is, where that one is not too few. */
function Count({ row, place, of }: { row: StageCounts; place: number; of: CountedCases }) {
  const stage = stageNames[place]!
  const whole = place === 0 ? 0 : row[stageNames[place - 1]!]
  return (
    <>
      <CaseLink of={{ ...of, stage }} count={row[stage]} />
      {whole >= LEAST_FOR_RATE && (
        <small className="muted">
          {' '}
          {Math.round((row[stage] / whole) * 100)}%<span className="vh">（{whole}件中）</span>
        </small>
      )}
    </>
  )
}
