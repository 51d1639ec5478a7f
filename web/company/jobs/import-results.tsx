import { Fragment } from 'react'
import { href, Link } from 'react-router'
import type { JobImport } from '#contract/jobs/postings/job-import.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

const words = { added: '追加', updated: '更新', unchanged: '変更なし', rejected: '除外' }
const outcomes = ['added', 'updated', 'unchanged', 'rejected'] as const

/** How many candidates in selection a file's changes reach; a candidate in selection for two of the jobs counts twice, as two messages. */
export const peopleToNotify = ({ results }: JobImport) => results.reduce((sum, { applicants_to_tell }) => sum + applicants_to_tell, 0)

/** Identifies the jobs, the number of candidates and the changes: a file other than the one shown reaches others, so the page shows it first, too. */
export const dedupeKey = ({ results }: JobImport) =>
  results
    .filter(({ applicants_to_tell }) => applicants_to_tell > 0)
    .map(({ id, applicants_to_tell, notified_terms }) => `${id}:${applicants_to_tell}:${notified_terms.join('・')}`)
    .join('\n')

/** Whether there is nothing to say of any record but that it is a draft now. */
export const isAllAdded = ({ results, unread_columns }: JobImport) => results.every(({ outcome }) => outcome === 'added') && unread_columns.length === 0

/** The table of all drafts, with those of the file chosen. */
export const draftsPath = ({ results }: JobImport) =>
  `${href('/online/companies/job_offers/drafts')}?ids=${results.flatMap(({ id, outcome }) => (outcome === 'added' && id !== null ? [id] : [])).join(',')}`

const columns: Columns<JobImport['results'][number]> = [
  {
    key: 'job',
    header: '求人',
    cell: ({ id, position_title, reason, applicants_to_tell, notified_terms }) => (
      <>
        {id === null ? (
          <bdi>{position_title || '（題名がありません）'}</bdi>
        ) : (
          <Link to={`${href('/online/companies/job_offers/edit')}?id=${id}`}>
            <bdi>{position_title}</bdi>
          </Link>
        )}
        {reason && <small className="import-reason">{reason}</small>}
        {applicants_to_tell > 0 && (
          <small className="import-told">
            選考中の{applicants_to_tell}人に届く変更：{notified_terms.join('・')}
          </small>
        )}
      </>
    ),
  },
  { key: 'place', header: '場所', cell: ({ place }) => place },
  { key: 'outcome', header: '結果', kind: 'end', cell: ({ outcome }) => words[outcome] },
]

/** The result of each record of a file, or the expected one; the counts add up to the number of records. */
export function ImportResults({ imported }: { imported: JobImport }) {
  const { records, is_trial, results, unread_columns } = imported
  const people = peopleToNotify(imported)
  const counts = outcomes.map((outcome) => `${words[outcome]} ${results.filter((result) => result.outcome === outcome).length}`)
  return (
    <div className="stack import-results">
      <output className="note green">
        {is_trial ? `${records}件を読みました。取り込むと、次のようになります。` : `${records}件を取り込みました。`}
        {counts.join('・')}
      </output>
      {unread_columns.length > 0 && (
        <p className="note warn">
          読んでいない列があります：
          {unread_columns.map((heading, index) => (
            <Fragment key={`${index} ${heading}`}>
              {index > 0 && '、'}
              <bdi>{heading}</bdi>
            </Fragment>
          ))}
          。見出しをCSVの見本に合わせると読みます。
        </p>
      )}
      {people > 0 && (
        <p className="note">
          {is_trial
            ? `まだ取り込んでいません。取り込むと、選考中の${people}人に条件の変更が、60秒後に変更の前と後で届きます。よければ「取り込み、${people}人に届ける」を押してください。`
            : `選考中の${people}人に条件の変更が、60秒後に届きます。届くまでは、求人の編集の画面で元に戻せます。`}
        </p>
      )}
      {!is_trial && results.some(({ outcome }) => outcome === 'added') && (
        <p>
          <Link className="button primary" to={draftsPath(imported)}>
            下書きを確認して公開へ
          </Link>
        </p>
      )}
      <DataTable caption="取り込みの結果" columns={columns} rows={results} id={({ place }) => place} />
    </div>
  )
}
