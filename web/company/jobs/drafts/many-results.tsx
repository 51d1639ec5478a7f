import { href, Link } from 'react-router'
import type { ManyJobs } from '#contract/jobs/drafting/many-jobs.ts'
import { AskedAdmins } from '../approval/asked-admins.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useFeesVersion } from '#web/platform/shell/site-name.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

type Result = ManyJobs['results'][number]
const now = { published: '公開しました', in_review: '審査を申し込みました', requested: '承認を申請しました', changed: '変更しました', refused: '変更なし' }
const later = { ...now, published: '公開', in_review: '審査のあと公開', requested: '承認を申請', refused: '公開しない' }

const columns = (words: typeof now): Columns<Result> => [
  {
    key: 'job',
    header: '求人',
    cell: ({ id, position_title, reason }) => (
      <>
        <Link to={`${href('/online/companies/job_offers/edit')}?id=${id}`}>
          <bdi>{position_title}</bdi>
        </Link>
        {reason && <small className="import-reason">{reason}</small>}
      </>
    ),
  },
  { key: 'outcome', header: '結果', kind: 'end', cell: ({ outcome }) => words[outcome] },
]

/** What became of each chosen draft; before publishing, what would, with the button that does it. */
export function ManyResults({ many: { is_trial, results }, hasFees, admins }: { many: ManyJobs; hasFees: boolean; admins: string[] }) {
  const of = (wanted: Result['outcome']) => results.filter(({ outcome }) => outcome === wanted)
  const requested = of('requested')
  const ready = [...of('published'), ...of('in_review'), ...requested]
  const feesVersion = useFeesVersion()
  const counts = [
    [of('published').length, is_trial ? 'すぐに公開' : '公開しました'],
    [of('in_review').length, is_trial ? '運営の審査のあと公開' : '審査を申し込みました'],
    [requested.length, is_trial ? '管理者の承認を申請' : '承認を申請しました'],
    [of('changed').length, '変更しました'],
    [of('refused').length, is_trial ? (admins.length > 0 ? '申請しない' : '要修正のため公開しない') : '変更なし'],
  ] as const
  return (
    <section className="panel stack" aria-labelledby="many-title">
      <h2 id="many-title">{is_trial ? '公開の確認' : '結果'}</h2>
      <output className={is_trial ? 'note' : 'note green'}>
        {counts
          .filter(([count]) => count > 0)
          .map(([count, label]) => `${label} ${count}件`)
          .join('・')}
      </output>
      {is_trial && ready.length > 0 && (
        <PageForm className="row">
          {ready.map(({ id }) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          {!hasFees && (
            <label className="check">
              <input type="checkbox" name="fees_version" value={feesVersion} />
              <span>
                <a href={href('/about/fees')} target="_blank" rel="noopener">
                  料金と違約金<span className="vh">（新しいタブで開きます）</span>
                </a>
                に同意します
              </span>
            </label>
          )}
          {requested.length > 0 && (
            <p className="small muted">
              <AskedAdmins admins={admins} />
            </p>
          )}
          <SubmitButton intent="publish" look="primary">
            {requested.length > 0 ? `${ready.length}件の承認を申請` : `${ready.length}件を公開`}
          </SubmitButton>
        </PageForm>
      )}
      <DataTable caption="求人ごとの結果" columns={columns(is_trial ? later : now)} rows={results} id={({ id }) => id} />
    </section>
  )
}
