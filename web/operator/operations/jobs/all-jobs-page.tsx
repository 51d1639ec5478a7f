import { href, Link, useLocation } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { OperatorJobSearch } from '#contract/operations/companies/operator-jobs.ts'
import '#web/operator/operator-lists.css'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { batchOf, chosenIds, toBatch } from '../batches/batch-of.ts'
import { TickAll } from '../batches/tick-all.tsx'
import { UndoBatchNote } from '../batches/undo-batch-note.tsx'
import { jobStateNames } from '#contract/jobs/postings/job-state-names.ts'
import type { Route } from './+types/all-jobs-page.ts'
import { allJobsColumns } from './all-jobs-columns.tsx'
import { JobsNav } from './jobs-nav.tsx'

const PATH = href('/operator/job_offers/all')
const freshnessNames = { due: '確認待ち（30日以上）', left: '掲載切れ（45日以上）', fresh: '確認済み' }

type Props = { search: Partial<OperatorJobSearch>; counts: { fresh: number; due: number; left: number } }

/** The freshness of what is public first, as that is what operators look after; then state and words. */
export function AllJobsFilters({ search: { q, job_state, freshness }, counts }: Props) {
  return (
    <>
      <p className="freshness">
        {(Object.keys(freshnessNames) as (keyof typeof freshnessNames)[]).map((name) => (
          <Link key={name} to={`${PATH}?freshness=${name}`} aria-current={freshness === name ? 'true' : undefined} className="button small">
            {freshnessNames[name]} <b className="num">{counts[name].toLocaleString('ja-JP')}</b>
          </Link>
        ))}
      </p>
      <ListFilters
        filters={[
          { name: 'q', label: '題名、企業名、管理番号', value: q, type: 'search', maxLength: 200 },
          { name: 'job_state', label: '状態', value: job_state, options: jobStateNames },
        ]}
        button="検索"
      />
      {freshness && <p className="small">{freshnessNames[freshness]}の求人を、古い順に見ています。</p>}
    </>
  )
}

const isClosable = (state: string) => state === 'published' || state === 'paused'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const search = readSearch(OperatorJobSearch, url.searchParams)
  const [found, batch] = await Promise.all([api.operators.job_offers.list({ ...search, per_page: 50 }), batchOf(api, url.searchParams)])
  return { ...found, search, batch, now: new Date().toISOString() }
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

export const handle = crumbs({ here: 'すべての求人' })

export default function AllJobsPage({ loaderData }: Route.ComponentProps) {
  const { jobs, counts, search, batch, now } = loaderData
  const { acts } = useOperatorAccount()
  const form = usePageForm<{ ids: string[]; reason: string }>()
  const mayClose = acts.includes('close_jobs') && jobs.some(({ state }) => isClosable(state))
  const tick = {
    all: <TickAll label="公開中の求人をすべて選ぶ" />,
    row: ({ id, position_title, state }: (typeof jobs)[number]) =>
      isClosable(state) && <input type="checkbox" name="ids" value={id} aria-label={`${isolated(position_title)}を選ぶ`} />,
  }
  return (
    <ListPage
      title="求人"
      answer={<UndoBatchNote batch={batch} now={now} />}
      filters={
        <>
          <JobsNav current="all" />
          <AllJobsFilters search={search} counts={counts} />
          <FormAnswer result={form.result} />
          {form.issues.ids && (
            <p className="note alert" role="alert">
              {form.issues.ids}
            </p>
          )}
        </>
      }
      list={loaderData}
      of="求人"
      empty="求人は、まだありません。"
    >
      <PageForm key={`${useLocation().search}-${batch?.undone_at}`} className="">
        <DataTable caption="すべての求人" columns={allJobsColumns(now)} rows={jobs} id={({ id }) => id} tick={mayClose && tick} />
        {mayClose && (
          <>
            <div className="bulk">
              <SubmitButton intent="ask" formNoValidate>
                選んだ求人の確認を求める
              </SubmitButton>
              <p className="small muted">企業のメンバーに、メールとお知らせで伝えます。</p>
            </div>
            <div className="bulk">
              <ReasonField of={form} label="公開を止める理由" hint="企業にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。" />
              <SubmitButton intent="close" look="danger">
                選んだ求人の公開を止める
              </SubmitButton>
              <p className="small muted">どちらも10分のあいだは、元に戻せます。</p>
            </div>
          </>
        )}
      </PageForm>
    </ListPage>
  )
}
