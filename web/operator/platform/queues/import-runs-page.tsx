import { href, useActionData } from 'react-router'
import type { ImportRun } from '#contract/jobs/import/import-runs.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { Page } from '#contract/platform/page.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import '#web/ui/styles/label.css'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import type { Route } from './+types/import-runs-page.ts'
import { ImportMatches } from './import-matches.tsx'

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

const PATH = href('/operator/import_runs')

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

export default function ImportRunsPage({ loaderData }: Route.ComponentProps) {
  const { import_runs, matches } = loaderData
  const mayDecide = useOperatorAccount().acts.includes('decide_companies')
  const result = useActionData<FormResult>()
  return (
    <ListPage
      title="取り込み"
      answer={
        <>
          <FormAnswer result={result} />
          {matches.total > 0 && <ImportMatches matches={matches.import_matches} total={matches.total} mayDecide={mayDecide} />}
        </>
      }
      filters={
        <p className="prose small">
          サーバーの <code>npm run import</code> がしたことです。不備のある行は、理由を見て直し、もう一度取り込めます。試しの取り込みは残りません。
        </p>
      }
      list={loaderData}
      of="取り込みの記録"
      empty="取り込みの記録は、まだありません。"
    >
      <DataTable caption="取り込みの記録" columns={importRunColumns} rows={import_runs} id={({ id }) => id} />
    </ListPage>
  )
}
