import { Link } from 'react-router'
import type { JobImport } from '#contract/jobs/postings/job-import.ts'
import { peopleToNotify } from './people-to-notify.ts'

const words = { added: '追加', updated: '更新', unchanged: '変更なし', rejected: '除外' }
const outcomes = ['added', 'updated', 'unchanged', 'rejected'] as const

/** The result of each record of a file, or the expected one; the counts add up to the number of records. */
export function ImportResults({ imported }: { imported: JobImport }) {
  const { records, is_trial, results } = imported
  const people = peopleToNotify(imported)
  const counts = outcomes.map((outcome) => `${words[outcome]} ${results.filter((result) => result.outcome === outcome).length}`)
  return (
    <div className="stack import-results">
      <output className="note green">
        {is_trial ? `${records}件を読みました。取り込むと、次のようになります。` : `${records}件を取り込みました。`}
        {counts.join('・')}
      </output>
      {people > 0 && (
        <p className="note">
          {is_trial
            ? `まだ取り込んでいません。取り込むと、選考中の${people}人に条件の変更が、60秒後に変更の前と後で届きます。よければ「取り込み、${people}人に届ける」を押してください。`
            : `選考中の${people}人に条件の変更が、60秒後に届きます。届くまでは、求人の編集の画面で元に戻せます。`}
        </p>
      )}
      <table className="table rows">
        <thead>
          <tr>
            <th scope="col">求人</th>
            <th scope="col">場所</th>
            <th scope="col" className="r">
              結果
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ place, outcome, position_title, id, reason, applicants_to_tell, notified_terms }) => (
            <tr key={place}>
              <td>
                {id === null ? (
                  <bdi>{position_title || '（題名がありません）'}</bdi>
                ) : (
                  <Link to={`/online/companies/job_offers/edit?id=${id}`}>
                    <bdi>{position_title}</bdi>
                  </Link>
                )}
                {reason && <small className="import-reason">{reason}</small>}
                {applicants_to_tell > 0 && (
                  <small className="import-told">
                    選考中の{applicants_to_tell}人に届く変更：{notified_terms.join('・')}
                  </small>
                )}
              </td>
              <td>{place}</td>
              <td className="r">{words[outcome]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
