import type { ResponseFigures } from '#contract/companies/pages/companies.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

const kinds = { application: '応募', scout: '承諾されたスカウト' }
const share = (part: number, whole: number) => whole > 0 && `${Math.round((part / whole) * 100)}%`

const columns: Columns<ResponseFigures> = [
  { key: 'kind', header: '対象', cell: ({ kind }) => kinds[kind] },
  { key: 'cases', header: '件数', kind: 'end', cell: ({ cases }) => String(cases) },
  { key: 'answered', header: '返信率', kind: 'end', cell: ({ answered, cases }) => share(answered, cases) },
  { key: 'hours', header: '返信まで（中央値）', kind: 'end', cell: ({ median_answer_hours: hours }) => hours !== null && `${hours}時間` },
  { key: 'told', header: '結果を伝えた割合', kind: 'end', cell: ({ notified_result, finished }) => share(notified_result, finished) },
  { key: 'kept', header: '約束した面談の実施', kind: 'end', cell: ({ kept_promises, promises }) => share(kept_promises, promises) },
  { key: 'mismatched', header: '面談の種類の食い違い', kind: 'end', cell: ({ mismatched_meetings, meetings }) => share(mismatched_meetings, meetings) },
]

/** How the company answers, also where the cases are too few to be public. */
export const CompanyFigures = ({ figures }: { figures: ResponseFigures[] }) =>
  figures.length === 0 ? <p>まだ、数えられる件がありません。</p> : <DataTable caption="返信の実績" columns={columns} rows={figures} id={({ kind }) => kind} />
