import { href, Link, useActionData } from 'react-router'
import type { OwnJobListItem } from '#contract/jobs/postings/company-jobs.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { loadList } from '#web/work/table/load-list.ts'
import { ListTabs } from '#web/work/table/tools/list-tabs.tsx'
import { WorkList } from '#web/work/table/work-list.tsx'
import type { Route } from './+types/jobs-page.ts'
import { actOnJobs, jobActsFor } from './list/job-acts.tsx'
import { actOnOwner, assigningOwner, isOwnerAct, ownerFilter } from './owner/owner-acts.tsx'
import { ownJobs } from './list/own-jobs.ts'
import { ownJobsColumns } from './list/own-jobs-columns.tsx'

const PATH = href('/online/companies/job_offers')

export const loader = (args: Route.LoaderArgs) => loadList(args, ownJobs)

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => (isOwnerAct(intent) ? actOnOwner(api, values, intent) : actOnJobs(api, values, intent)))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '自社の求人', description: '自社の求人を書き、公開し、確認します。', path: PATH, noindex: true })

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { counts, approval, assignees, now } = loaderData
  const { acts, id } = useCompanyAccount()
  const mayAssign = acts.includes('assign_jobs')
  const bulk = [...(acts.includes('publish_jobs') ? jobActsFor(approval) : []), ...(mayAssign ? [assigningOwner] : [])]
  const result = useActionData<FormResult>()
  const mayEdit = acts.includes('edit_jobs')
  const all = counts.draft + counts.in_review + counts.published + counts.paused + counts.closed
  return (
    <WorkList
      loaded={loaderData}
      title="求人"
      act={mayEdit && <JobsActs />}
      answer={
        <>
          {!(result?.saved && result.many) && <DoneNote result={result} />}
          <FormRefusal result={result} />
        </>
      }
      tabs={
        <ListTabs
          label="状態"
          of={['state', 'due', 'approval']}
          tabs={[
            { label: 'すべて', count: all },
            { name: 'state', value: 'published', label: '公開中', count: counts.published },
            { name: 'due', value: 'true', label: '要確認', count: counts.due, isUrgent: true },
            ...(approval.is_needed || counts.approval > 0
              ? [{ name: 'approval' as const, value: 'true', label: '承認待ち', count: counts.approval, isUrgent: acts.includes('approve_jobs') }]
              : []),
            { name: 'state', value: 'draft', label: '下書き', count: counts.draft },
            { name: 'state', value: 'in_review', label: '審査中', count: counts.in_review },
            { name: 'state', value: 'paused', label: '停止中', count: counts.paused },
            { name: 'state', value: 'closed', label: '終了', count: counts.closed },
          ]}
        />
      }
      filters={[
        { name: 'free_word', label: '題名で検索', type: 'search', hint: '題名、職種、管理番号', maxLength: 200 },
        { name: 'owner', label: '担当者', options: ownerFilter(assignees, id) },
        { name: 'mine', label: '担当の求人', options: { true: '自分' } },
      ]}
      columns={ownJobsColumns(new Date(now), assignees, mayAssign)}
      choosing={bulk.length > 0 && { label: ({ position_title }: OwnJobListItem) => isolated(position_title), acts: bulk }}
      file={href('/online/companies/job_offers/file')}
      of="求人"
      empty={<>まだ求人がありません。題名から下書きを作り、公開前チェックを通すと公開できます。{mayEdit && <Link to={`${PATH}/new`}>最初の求人を作成</Link>}</>}
    />
  )
}

const JobsActs = () => (
  <div className="row">
    <Link className="button small" to={`${PATH}/drafts`}>
      一括確認
    </Link>
    <Link className="button small" to={`${PATH}/transfer`}>
      インポート・エクスポート
    </Link>
    <Link className="button small" to={`${PATH}/paste`}>
      貼り付けて作成
    </Link>
    <Link className="button primary small" to={`${PATH}/new`} data-key="c">
      求人を作成
      <KeyHint of="c" />
    </Link>
  </div>
)
