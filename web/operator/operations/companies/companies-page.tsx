import { href, Link, useActionData, useLocation } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { type OperatorCompanyItem, OperatorCompanySearch } from '#contract/operations/companies/operator-companies.ts'
import '#web/operator/operator-lists.css'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { CountNav } from '#web/ui/list/count-nav.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { batchOf, chosenIds, toBatch } from '../batches/batch-of.ts'
import { TickAll } from '../batches/tick-all.tsx'
import { UndoBatchNote } from '../batches/undo-batch-note.tsx'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import type { Route } from './+types/companies-page.ts'
import { CompanyLabels } from './labels/company-labels.tsx'
import { companyStateNames } from './labels/state-names.ts'

const PATH = href('/operator/companies')
type Counts = { provisional: number; pending: number; active: number; suspended: number; ended: number; unclaimed: number }

/** The companies by where they stand, with how many, and a search among them. */
export function CompanyFilters({ search, counts }: { search: Partial<OperatorCompanySearch>; counts: Counts }) {
  const { q, company_state, contract, unclaimed } = search
  const to = (params: Record<string, string>) => {
    const query = new URLSearchParams({ ...(q && { q }), ...params }).toString()
    return query ? `${PATH}?${query}` : PATH
  }
  const all = counts.provisional + counts.pending + counts.active + counts.suspended
  const entries = [
    { label: 'すべて', count: all, to: to({}), isCurrent: !company_state && !contract && !unclaimed },
    ...(['pending', 'provisional', 'active', 'suspended'] as const).map((state) => ({
      label: companyStateNames[state],
      count: counts[state],
      to: to({ company_state: state }),
      isCurrent: company_state === state,
    })),
    { label: '未登録', count: counts.unclaimed, to: to({ unclaimed: 'true' }), isCurrent: unclaimed === 'true' },
    { label: '契約終了', count: counts.ended, to: to({ contract: 'ended' }), isCurrent: contract === 'ended' },
  ]
  return (
    <>
      <CountNav label="企業の状態" entries={entries} />
      <ListFilters filters={[{ name: 'q', label: '企業名、法人番号、ドメイン', value: q, type: 'search', maxLength: 200 }]} button="検索" />
    </>
  )
}

/** Companies among others: where each stands, and what there is of it. */
export const companyColumns: Columns<OperatorCompanyItem> = [
  {
    key: 'name',
    header: '企業',
    cell: ({ id, name }) => (
      <Link dir="auto" to={`${href('/operator/companies/detail')}?id=${id}`}>
        {name}
      </Link>
    ),
  },
  { key: 'state', header: '状態', cell: (company) => <CompanyLabels {...company} /> },
  { key: 'number', header: '法人番号', cell: ({ corporate_number }) => corporate_number && <span className="num">{corporate_number}</span> },
  { key: 'domain', header: 'ドメイン', cell: ({ domain }) => domain && <span className="nw">{domain.replace(/^www\./, '')}</span> },
  { key: 'members', header: 'メンバー', kind: 'end', cell: ({ members }) => String(members) },
  {
    key: 'jobs',
    header: '公開中の求人',
    kind: 'end',
    cell: ({ jobs_in_review, published_jobs }) => (
      <>
        {jobs_in_review > 0 && <span className="label warn">審査待ち {jobs_in_review}</span>} {published_jobs}
      </>
    ),
  },
  { key: 'created', header: '登録', cell: ({ created_at }) => <ExactTime at={created_at} /> },
]

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
          <Link className="button" to={`${PATH}/add`} data-key="c">
            企業を加える
            <KeyHint of="c" />
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
