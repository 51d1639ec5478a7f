import { href, useActionData } from 'react-router'
import type { OperatorJobItem } from '#contract/operations/companies/operator-jobs.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import type { BulkAct } from '#web/work/table/choice/bulk-act.ts'
import { loadList } from '#web/work/table/load-list.ts'
import { ListTabs } from '#web/work/table/tools/list-tabs.tsx'
import { WorkList } from '#web/work/table/work-list.tsx'
import { batchOf, chosenIds, toBatch } from '../batches/batch-of.ts'
import { UndoBatchNote } from '../batches/undo-batch-note.tsx'
import { jobStateNames } from '#contract/jobs/postings/job-state-names.ts'
import type { Route } from './+types/all-jobs-page.ts'
import { allJobs } from './all-jobs.ts'
import { allJobsColumns } from './all-jobs-columns.tsx'
import { JobsNav } from './jobs-nav.tsx'

const PATH = href('/operator/job_offers/all')

export async function loader(args: Route.LoaderArgs) {
  const [found, batch] = await Promise.all([loadList(args, allJobs), batchOf(args.context.get(apiContext), args.url.searchParams)])
  return { ...found, batch }
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

const can = ({ state }: OperatorJobItem) => state === 'published' || state === 'paused'

const StopReason = () => <ReasonField of={usePageForm<{ reason: string }>()} label="公開停止の理由" />

const acts: BulkAct<OperatorJobItem>[] = [
  {
    intent: 'ask',
    label: '確認を依頼',
    can,
    says: (count) => `${count}件について、まだ募集しているかの確認を企業に依頼します。各社のメンバーに、メールとお知らせで伝えます。`,
    button: '依頼する',
  },
  {
    intent: 'close',
    label: '公開を停止',
    can,
    says: (count) => `${count}件の公開を停止します。理由は企業にこのまま伝わります。10分以内なら元に戻せます。`,
    Fields: StopReason,
    button: '停止する',
    isGrave: true,
  },
]

export default function AllJobsPage({ loaderData }: Route.ComponentProps) {
  const { rows, counts, batch, now } = loaderData
  const mayClose = useOperatorAccount().acts.includes('close_jobs')
  const result = useActionData<FormResult>()
  const { valueOf } = useListAddress()
  const [companyId, freshness] = [valueOf('company_id'), valueOf('freshness')]
  const ofCompany = rows[0]?.company.name
  return (
    <WorkList
      loaded={loaderData}
      title="求人"
      act={<JobsNav current="all" />}
      answer={
        <>
          <UndoBatchNote batch={batch} now={now} />
          <FormAnswer result={result} />
        </>
      }
      tabs={
        <ListTabs
          label="掲載の確認"
          of={['freshness']}
          tabs={[
            { label: 'すべて' },
            { name: 'freshness', value: 'due', label: '確認待ち（30日以上）', count: counts.due, isUrgent: true },
            { name: 'freshness', value: 'left', label: '掲載切れ（45日以上）', count: counts.left, isUrgent: true },
            { name: 'freshness', value: 'fresh', label: '確認済み', count: counts.fresh },
            ...(freshness === 'unconfirmed' ? [{ name: 'freshness', value: 'unconfirmed', label: '確認の期限切れ（30日以上すべて）' }] : []),
          ]}
        />
      }
      filters={[
        { name: 'q', label: '題名、企業名、管理番号', type: 'search', maxLength: 200 },
        { name: 'job_state', label: '状態', options: jobStateNames },
        { name: 'published_from', label: 'この日から公開', type: 'date' },
        { name: 'published_until', label: 'この日まで公開', type: 'date' },
        // Only as a condition in force: a page about a company leads here with it.
        ...(companyId ? [{ name: 'company_id', label: '企業', options: { [companyId]: ofCompany ?? `番号 ${companyId}` } }] : []),
      ]}
      columns={allJobsColumns(new Date(now))}
      choosing={mayClose && { label: ({ position_title }: OperatorJobItem) => isolated(position_title), acts }}
      file={href('/operator/job_offers/all/file')}
      of="求人"
      empty="求人は、まだありません。企業が求人を書くと、下書きから表示されます。"
    />
  )
}
