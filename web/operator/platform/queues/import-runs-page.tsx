import { useActionData } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { Page } from '#contract/platform/page.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/import-runs-page.ts'
import { ImportMatches } from './import-matches.tsx'
import { importRunColumns } from './import-run-columns.tsx'

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
