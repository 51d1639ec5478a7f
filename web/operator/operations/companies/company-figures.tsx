import type { ResponseFigures } from '#contract/companies/pages/companies.ts'

const kinds = { application: '応募', scout: '受けられたスカウト' }
const share = (part: number, whole: number) => (whole === 0 ? '—' : `${Math.round((part / whole) * 100)}%`)

/** How the company answers, also where the cases are too few to be public. */
export function CompanyFigures({ figures }: { figures: ResponseFigures[] }) {
  if (figures.length === 0) return <p>まだ、数えられる件がありません。</p>
  return (
    <table className="table stacked operator-table">
      <thead>
        <tr>
          <th scope="col">対象</th>
          {['件数', '返事をした割合', '返事までの時間（中央値）', '結果を伝えた割合', '約束した面談の実施', '面談の種類の食い違い'].map((label) => (
            <th scope="col" className="r" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ kind, cases, answered, median_answer_hours, finished, told_result, meetings, mismatched_meetings, promises, kept_promises }) => (
          <tr key={kind}>
            <th scope="row" data-label="対象">
              {kinds[kind]}
            </th>
            <td className="r num" data-label="件数">
              {cases}
            </td>
            <td className="r num" data-label="返事をした割合">
              {share(answered, cases)}
            </td>
            <td className="r num" data-label="返事までの時間（中央値）">
              {median_answer_hours === null ? '—' : `${median_answer_hours}時間`}
            </td>
            <td className="r num" data-label="結果を伝えた割合">
              {share(told_result, finished)}
            </td>
            <td className="r num" data-label="約束した面談の実施">
              {share(kept_promises, promises)}
            </td>
            <td className="r num" data-label="面談の種類の食い違い">
              {share(mismatched_meetings, meetings)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
