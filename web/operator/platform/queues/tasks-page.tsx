import { href, useActionData } from 'react-router'
import type { QueuedTask, TimedTask } from '#contract/platform/queues/task-queue.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { actOnEach } from '#web/work/table/choice/act-on-each.ts'
import type { BulkAct } from '#web/work/table/choice/bulk-act.ts'
import { loadList } from '#web/work/table/load-list.ts'
import { ListTabs, stateTabs } from '#web/work/table/tools/list-tabs.tsx'
import { WorkList } from '#web/work/table/work-list.tsx'
import type { Route } from './+types/tasks-page.ts'
import { taskColumns, taskStates } from './task-columns.tsx'
import { taskNames } from './task-names.ts'
import { taskQueue } from './task-queue.ts'

const nameOf = ({ task }: TimedTask) => taskNames[task] ?? task
const columns: Columns<TimedTask> = [
  { key: 'timed', header: 'ジョブ', cell: nameOf, sort: nameOf },
  {
    key: 'last',
    header: '最後',
    sort: ({ last_run_at }) => last_run_at,
    cell: ({ last_run_at, is_late }) => (
      <>
        {last_run_at ? <ExactTime at={last_run_at} /> : <span className="muted">まだ</span>} {is_late && <span className="label warn">遅れています</span>}
      </>
    ),
  },
  { key: 'next', header: '次', cell: ({ next_run_at }) => next_run_at && <ExactTime at={next_run_at} />, sort: ({ next_run_at }) => next_run_at },
]

/** What happens by the clock: when last, when next. */
export const TimedTasks = ({ timed }: { timed: TimedTask[] }) => (
  <section className="stack" aria-labelledby="timed">
    <h2 id="timed">定期実行ジョブ</h2>
    <DataTable caption="定期実行ジョブ" columns={columns} rows={timed} id={({ task }) => task} />
  </section>
)

const PATH = href('/operator/tasks')

export const loader = (args: Route.LoaderArgs) => loadList(args, taskQueue)

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { tasks } }, values, intent) => {
    const task_id = textOf(values.task_id)
    if (intent === 'retry_many')
      return actOnEach(
        values.ids,
        (id) => tasks.retry({ task_id: id }),
        (count) => `${count}件を、すぐにもう一度します。`,
      )
    if (intent === 'give_up_many')
      return actOnEach(
        values.ids,
        (id) => tasks.give_up({ task_id: id }),
        (count) => `${count}件を中止しました。一覧には残ります。`,
      )
    if (intent === 'give_up') {
      await tasks.give_up({ task_id })
      return '中止しました。一覧には残ります。'
    }
    await tasks.retry({ task_id })
    return 'すぐにもう一度します。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ジョブキュー', description: '画面の応答のあと、または決まった時刻に実行するジョブ。', path: PATH, noindex: true })

// Mails are tried again in their own queue.
const isFree = ({ task, state }: QueuedTask) => state !== 'running' && task !== 'deliver_mail'

const acts: BulkAct<QueuedTask>[] = [
  {
    intent: 'retry_many',
    label: '今すぐ実行',
    can: isFree,
    says: (count) => `${count}件を、すぐにもう一度します。それまでの失敗は数えません。`,
    button: '今すぐ実行',
  },
  {
    intent: 'give_up_many',
    label: '中止',
    can: (task) => isFree(task) && task.state !== 'given_up',
    says: (count) => `${count}件を中止します。自動では試しません。一覧に残り、あとからもう一度できます。`,
    button: '中止',
    isGrave: true,
  },
]

export default function TasksPage({ loaderData }: Route.ComponentProps) {
  const { counts, names, timed } = loaderData
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  return (
    <div className="stack">
      <WorkList
        loaded={loaderData}
        title="ジョブキュー"
        answer={!(result?.saved && result.many) && <FormAnswer result={result} />}
        tabs={<ListTabs label="状態" of={['task_state']} tabs={stateTabs('task_state', taskStates, counts, ['given_up', 'failing'])} />}
        filters={[{ name: 'task', label: 'ジョブ', options: Object.fromEntries(names.map((name) => [name, taskNames[name] ?? name])) }]}
        columns={taskColumns(mayRun)}
        choosing={mayRun && { label: ({ id, task }: QueuedTask) => `${taskNames[task] ?? task} ${id}`, acts }}
        file={href('/operator/tasks/file')}
        of="ジョブ"
        empty="待機中のジョブはありません。画面の応答のあと、または決まった時刻に実行するジョブが、失敗したものから順に表示されます。"
      />
      <TimedTasks timed={timed} />
    </div>
  )
}
