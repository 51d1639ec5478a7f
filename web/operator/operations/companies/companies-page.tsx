import { Link, useActionData, useLocation } from 'react-router'
import { OperatorCompanySearch } from '#contract/operations/companies/operator-companies.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { UndoBatchNote } from '../batches/undo-batch-note.tsx'
import { batchOf } from '../batches/batch-of.ts'
import { chosenIds } from '../batches/chosen-ids.ts'
import { TickAll } from '../batches/tick-all.tsx'
import { toBatch } from '../batches/to-batch.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/companies-page.ts'
import { companyColumns } from './company-columns.tsx'
import { CompanyFilters } from './company-filters.tsx'
import '#web/operator/operator-lists.css'

const PATH = '/operator/companies'
const isWaiting = (state: string) => state === 'pending' || state === 'provisional'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const search = readSearch(OperatorCompanySearch, url.searchParams)
  const [found, batch] = await Promise.all([api.operators.companies.list({ ...search, per_page: 50 }), batchOf(api, url.searchParams)])
  return { ...found, search, batch, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators }, values, intent) => {
    if (intent === 'undo') return toBatch(args.url, (await operators.batches.undo({ id: textOf(values.batch) })).id)
    return toBatch(args.url, (await operators.companies.approve_many({ ids: chosenIds(values.ids) })).id)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '企業', description: '企業を確かめ、承認します。', path: PATH, noindex: true })

export default function OperatorCompaniesPage({ loaderData }: Route.ComponentProps) {
  const { companies, counts, search, batch, now } = loaderData
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const mayDecide = acts.includes('decide_companies')
  const mayApprove = mayDecide && companies.some(({ state }) => isWaiting(state))
  const tick = {
    all: <TickAll label="待っている企業をすべて選ぶ" />,
    row: ({ id, name, state }: (typeof companies)[number]) =>
      isWaiting(state) && <input type="checkbox" name="ids" value={id} aria-label={`${isolated(name)}を選ぶ`} />,
  }
  return (
    <ListPage
      title="企業"
      act={
        mayDecide && (
          <Link className="button" to={`${PATH}/add`}>
            企業を加える
          </Link>
        )
      }
      answer={
        <>
          <UndoBatchNote batch={batch} now={now} />
          <FormAnswer result={result} />
        </>
      }
      filters={<CompanyFilters search={search} counts={counts} />}
      list={loaderData}
      unit="社"
      of="企業"
      empty="企業は、まだありません。"
    >
      <PageForm key={`${useLocation().search}-${batch?.undone_at}`} className="">
        <DataTable caption="企業" columns={companyColumns} rows={companies} id={({ id }) => id} tick={mayApprove && tick} />
        {mayApprove && (
          <div className="bulk">
            <SubmitButton intent="approve" look="primary">
              選んだ企業を承認する
            </SubmitButton>
            <p className="small muted">企業のメンバーに、メールとお知らせで伝えます。10分のあいだは、元に戻せます。</p>
          </div>
        )}
      </PageForm>
    </ListPage>
  )
}
