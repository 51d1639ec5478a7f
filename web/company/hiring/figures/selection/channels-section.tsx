import { href, Link } from 'react-router'
import { channelColumns, LEAST_FOR_RATE, selectionTables } from '#contract/hiring/analytics/selection-figure-names.ts'
import { rateText } from '#contract/hiring/analytics/rate-text.ts'
import type { SelectionFigures } from '#contract/hiring/analytics/selection-figures.ts'
import { channels as channelWords } from '#contract/hiring/selection/found-via.ts'
import { HorizontalBars } from '#web/ui/horizontal-bars.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { CaseLink, useCasesPath } from '../cases/case-link.tsx'
import { daysText } from './stages-section.tsx'

type Props = { figures: SelectionFigures; file: string | false }
type Row = SelectionFigures['channels'][number]

/** Where hires come from: what applicants said, scouts, and people from outside who agreed. */
export function ChannelsSection({ figures: { channels, since: from, until: to }, file }: Props) {
  const pathTo = useCasesPath()
  const countOf = (stage: 'begun' | 'interviewed' | 'offered' | 'hired') => ({
    key: stage,
    header: channelColumns[stage],
    kind: 'end' as const,
    cell: ({ channel, ...row }: Row) => <CaseLink of={{ from, to, channel, stage }} count={row[stage]} />,
    sort: (row: Row) => row[stage],
  })
  const columns: Columns<Row> = [
    { key: 'label', header: channelColumns.label, cell: ({ channel }) => channelWords[channel] },
    countOf('begun'),
    { key: 'outside', header: channelColumns.outside, kind: 'end', cell: ({ outside }) => outside, sort: ({ outside }) => outside },
    countOf('interviewed'),
    countOf('offered'),
    countOf('hired'),
    { key: 'rate', header: channelColumns.rate, kind: 'end', cell: ({ hired, begun }) => rateText(hired, begun) },
    {
      key: 'hire_days',
      header: '入社決定まで',
      kind: 'end',
      under: '中央値',
      cell: ({ channel, hire_days, hired }) =>
        hire_days !== null && (
          <CaseLink of={{ from, to, channel, stage: 'hired' }} count={hired}>
            {daysText(hire_days)}（{hired}件）
          </CaseLink>
        ),
      sort: ({ hire_days }) => hire_days,
    },
  ]
  return (
    <section className="stack" aria-labelledby="channels">
      <h2 id="channels">{selectionTables.channels}</h2>
      <p className="small muted">
        スカウト以外は、応募した人が応募のときに選んだ答えと、<Link to={href('/online/companies/selection/outside')}>社外からの候補者</Link>
        の登録内容です。紹介リンクから応募した人は「知人の紹介」です。社外からの候補者は、本人が同意した日から数え、削除したものは入りません。割合は
        {LEAST_FOR_RATE}件から表示します。
      </p>
      <HorizontalBars
        title="採用経路ごとの入社決定"
        unit="件"
        bars={channels.map(({ channel, hired }) => ({ label: channelWords[channel], value: hired, to: pathTo({ from, to, channel, stage: 'hired' }, hired) }))}
        sentence={`この期間に始まった候補者${channels.reduce((sum, { begun }) => sum + begun, 0)}件のうち、入社決定は${channels.reduce((sum, { hired }) => sum + hired, 0)}件です。`}
      />
      <DataTable
        caption={selectionTables.channels}
        columns={columns}
        rows={channels}
        id={({ channel }) => channel}
        download={file !== false && { href: file, label: 'CSVをダウンロード' }}
      />
    </section>
  )
}
