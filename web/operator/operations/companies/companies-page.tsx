import { Form, Link, useActionData, useNavigation } from 'react-router'
import { OperatorCompanySearch } from '#contract/operations/companies/operator-companies.ts'
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
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/companies-page.ts'
import { CompanyFilters } from './company-filters.tsx'
import { CompanyRow } from './company-row.tsx'
import '#web/ui/table.css'
import '#web/ui/panel.css'
import '#web/operator/operator-lists.css'

const PATH = '/operator/companies'
const isWaiting = (state: string) => state === 'pending' || state === 'provisional'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const search = readSearch(OperatorCompanySearch, url.searchParams)
  const [found, batch] = await Promise.all([api.operators.companies.list({ ...search, per_page: 50 }), batchOf(api, url.searchParams)])
  const base = new URLSearchParams([...url.searchParams].filter(([name, value]) => !['page', 'batch'].includes(name) && value)).toString()
  return { ...found, search, batch, base, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators }, values, intent) => {
    if (intent === 'undo') return toBatch(args.url, (await operators.batches.undo({ id: textOf(values.batch) })).id)
    return toBatch(args.url, (await operators.companies.approve_many({ ids: chosenIds(values.ids) })).id)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '企業', description: '企業を確かめ、承認します。', path: PATH, noindex: true })

export default function OperatorCompaniesPage({ loaderData: loaded }: Route.ComponentProps) {
  const { companies, total, page, per_page, counts, search, batch, base, now } = loaded
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const mayApprove = acts.includes('decide_companies') && companies.some(({ state }) => isWaiting(state))
  return (
    <div className="stack">
      <div className="row between">
        <h1>企業</h1>
        {acts.includes('decide_companies') && (
          <Link className="button" to="/operator/companies/add">
            企業を加える
          </Link>
        )}
      </div>
      <BatchNote batch={batch} now={now} />
      <FormRefusal result={result} />
      <CompanyFilters search={search} counts={counts} />
      <p aria-live="polite">
        <strong className="num">{total.toLocaleString('ja-JP')}</strong>社
      </p>
      {total === 0 && (
        <p>
          条件に合う企業は、ありません。 <Link to={PATH}>すべての企業を見る</Link>
        </p>
      )}
      {total > 0 && (
        <Form method="post" key={`${base}-${page}-${batch?.id}-${batch?.undone_at}`}>
          <table className="table stacked operator-table">
            <thead>
              <tr>
                <td className="tick">{mayApprove && <TickAll label="待っている企業をすべて選ぶ" />}</td>
                <th scope="col">企業</th>
                <th scope="col">状態</th>
                <th scope="col">法人番号</th>
                <th scope="col">ドメイン</th>
                <th scope="col" className="r">
                  メンバー
                </th>
                <th scope="col" className="r">
                  公開中の求人
                </th>
                <th scope="col">登録</th>
              </tr>
            </thead>
            <tbody>
              {companies.map((company) => (
                <CompanyRow key={company.id} company={company} isTickable={mayApprove && isWaiting(company.state)} />
              ))}
            </tbody>
          </table>
          {mayApprove && (
            <div className="bulk">
              <button type="submit" name="intent" value="approve" className="button primary" aria-disabled={isBusy}>
                選んだ企業を承認する
              </button>
              <p className="small muted">企業のメンバーに、メールとお知らせで伝えます。10分のあいだは、元に戻せます。</p>
            </div>
          )}
        </Form>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => pagePath(base ? `${PATH}?${base}` : PATH, page)} />
    </div>
  )
}
