import { Form, Link, useActionData, useNavigation } from 'react-router'
import { OperatorJobSearch } from '#contract/operations/companies/operator-jobs.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { BatchNote } from '../batches/batch-note.tsx'
import { batchOf } from '../batches/batch-of.ts'
import { chosenIds } from '../batches/chosen-ids.ts'
import { TickAll } from '../batches/tick-all.tsx'
import { toBatch } from '../batches/to-batch.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/all-jobs-page.ts'
import { AllJobsFilters } from './all-jobs-filters.tsx'
import { AllJobsRow } from './all-jobs-row.tsx'
import { JobsNav } from './jobs-nav.tsx'
import '#web/ui/table.css'
import '#web/ui/panel.css'
import '#web/operator/operator-lists.css'

const PATH = '/operator/job_offers/all'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const search = readSearch(OperatorJobSearch, url.searchParams)
  const [found, batch] = await Promise.all([api.operators.job_offers.list({ ...search, per_page: 50 }), batchOf(api, url.searchParams)])
  const base = new URLSearchParams([...url.searchParams].filter(([name, value]) => !['page', 'batch'].includes(name) && value)).toString()
  return { ...found, search, batch, base, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators }, values, intent) => {
    const ids = chosenIds(values.ids)
    if (intent === 'undo') return toBatch(args.url, (await operators.batches.undo({ id: textOf(values.batch) })).id)
    if (intent === 'ask') return toBatch(args.url, (await operators.job_offers.ask_confirmation({ ids })).id)
    return toBatch(args.url, (await operators.job_offers.close({ ids, reason: textOf(values.reason) })).id)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'すべての求人', description: 'すべての企業の求人。', path: PATH, noindex: true })

export default function AllJobsPage({ loaderData: loaded }: Route.ComponentProps) {
  const { jobs, total, page, per_page, counts, search, batch, base, now } = loaded
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const mayClose = acts.includes('close_jobs') && jobs.some(({ state }) => state === 'published' || state === 'paused')
  const issues = result?.saved === false ? result.refusal.issues : {}
  return (
    <div className="stack">
      <h1>求人</h1>
      <BatchNote batch={batch} now={now} />
      <JobsNav current="all" />
      <AllJobsFilters search={search} counts={counts} />
      <FormRefusal result={result} />
      {issues.ids && (
        <p className="note alert" role="alert">
          {issues.ids}
        </p>
      )}
      <p aria-live="polite">
        <strong className="num">{total.toLocaleString('ja-JP')}</strong>件
      </p>
      {total === 0 && (
        <p>
          条件に合う求人は、ありません。 <Link to={PATH}>すべての求人を見る</Link>
        </p>
      )}
      {total > 0 && (
        <Form method="post" key={`${base}-${page}-${batch?.id}-${batch?.undone_at}`}>
          <table className="table stacked operator-table">
            <thead>
              <tr>
                <td className="tick">{mayClose && <TickAll label="公開中の求人をすべて選ぶ" />}</td>
                <th scope="col">求人</th>
                <th scope="col">企業</th>
                <th scope="col">状態</th>
                <th scope="col">確認</th>
                <th scope="col">確認を求めた日時</th>
                <th scope="col">更新</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <AllJobsRow key={job.id} job={job} now={now} isTickable={mayClose} />
              ))}
            </tbody>
          </table>
          {mayClose && (
            <>
              <div className="bulk">
                <button type="submit" name="intent" value="ask" className="button" aria-disabled={isBusy} formNoValidate>
                  選んだ求人の確認を求める
                </button>
                <p className="small muted">企業のメンバーに、メールとお知らせで伝えます。</p>
              </div>
              <div className="bulk">
                <ReasonField
                  label="公開を止める理由"
                  hint="企業にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。"
                  error={issues.reason}
                  defaultValue={result?.saved === false ? textOf(result.values.reason) : ''}
                />
                <button type="submit" name="intent" value="close" className="button danger" aria-disabled={isBusy}>
                  選んだ求人の公開を止める
                </button>
                <p className="small muted">どちらも10分のあいだは、元に戻せます。</p>
              </div>
            </>
          )}
        </Form>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => pagePath(base ? `${PATH}?${base}` : PATH, page)} />
    </div>
  )
}
