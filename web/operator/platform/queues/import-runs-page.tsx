import { useActionData } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { Page } from '#contract/platform/page.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { Seed } from '#web/ui/seed.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/import-runs-page.ts'
import { ImportMatches } from './import-matches.tsx'
import '#web/ui/table.css'
import './queues.css'

const PATH = '/operator/import_runs'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { operators } = context.get(apiContext)
  const [runs, matches] = await Promise.all([
    operators.import_runs.list({ ...readSearch(Page, url.searchParams), per_page: 50 }),
    operators.import_matches.list({ per_page: 50 }),
  ])
  return { ...runs, matches }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { import_matches } }, values, intent) => {
    const decision = intent === 'same' ? 'same' : 'other'
    const { moved_jobs } = await import_matches.decide({ match_id: Number(textOf(values.match_id)), decision })
    return decision === 'same'
      ? `同じ会社としました。求人${moved_jobs}件を移しました。次の取り込みからも、この会社に入ります。`
      : '別の会社としました。求人は分けたままにします。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '取り込み', description: 'ほかのシステムから求人を取り込んだ記録。', path: PATH, noindex: true })

const counts = ['records', 'imported', 'updated', 'unchanged', 'skipped', 'rejected'] as const
const names = { records: '読んだ', imported: '追加', updated: '更新', unchanged: '変更なし', skipped: '重複', rejected: '不備' }

export default function ImportRunsPage({ loaderData: { import_runs, total, page, per_page, matches } }: Route.ComponentProps) {
  const mayDecide = useOperatorAccount().acts.includes('decide_companies')
  const result = useActionData<FormResult>()
  return (
    <div className="stack">
      <h1>取り込み</h1>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      {matches.total > 0 && <ImportMatches matches={matches.import_matches} total={matches.total} mayDecide={mayDecide} />}
      <p className="prose small">
        サーバーの <code>npm run import</code> がしたことです。不備のある行は、理由を見て直し、もう一度取り込めます。試しの取り込みは残りません。
      </p>
      {import_runs.length === 0 ? (
        <div className="blank">
          <Seed />
          <p>取り込みの記録は、まだありません。</p>
        </div>
      ) : (
        <div className="scroll">
          <table className="table stacked queue-table">
            <thead>
              <tr>
                <th scope="col">時刻</th>
                <th scope="col">ファイル</th>
                {counts.map((count) => (
                  <th key={count} scope="col" className="r">
                    {names[count]}
                  </th>
                ))}
                <th scope="col" className="r">
                  かかった時間
                </th>
                <th scope="col">理由</th>
              </tr>
            </thead>
            <tbody>
              {import_runs.map(({ id, file, format, command, started_at, seconds, failure, refusals, ...run }) => (
                <tr key={id}>
                  <td data-label="時刻">
                    <ExactTime at={started_at} />
                  </td>
                  <th scope="row" data-label="ファイル">
                    <span>
                      {file}
                      <br />
                      <span className="small muted">{[format, command].filter(Boolean).join('・')}</span>
                    </span>
                  </th>
                  {counts.map((count) => (
                    <td key={count} className="r num" data-label={names[count]}>
                      {run[count].toLocaleString('ja-JP')}
                    </td>
                  ))}
                  <td className="r num" data-label="かかった時間">
                    {seconds.toLocaleString('ja-JP')}秒
                  </td>
                  <td className="why" data-label="理由">
                    {(failure || refusals > 0) && (
                      <span>
                        {failure && (
                          <>
                            <span className="label warn">取り込めませんでした</span> {failure}
                          </>
                        )}
                        {refusals > 0 && (
                          <a
                            href={`/online/api/v1/amateras/operators/import_runs/${id}/refusals/`}
                            download
                            aria-label={`${file} の不備のある行をCSVで受け取る`}
                          >
                            不備のある行（CSV）
                          </a>
                        )}
                        {refusals > 0 && refusals < run.rejected && <span className="small muted"> 最初の{refusals}件</span>}
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => pagePath(PATH, page)} />
    </div>
  )
}
