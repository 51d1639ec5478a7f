import { href, useActionData } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { TaskSearch, type TimedTask } from '#contract/platform/queues/task-queue.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { CountNav } from '#web/ui/list/count-nav.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { useStateEntries } from '#web/ui/list/use-state-entries.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import type { Route } from './+types/tasks-page.ts'
import { taskColumns } from './task-columns.tsx'
import { taskNames } from './task-names.ts'

const nameOf = ({ task }: TimedTask) => taskNames[task] ?? task
const columns: Columns<TimedTask> = [
  { key: 'timed', header: '仕事', cell: nameOf, sort: nameOf },
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
    <h2 id="timed">時刻でする仕事</h2>
    <DataTable caption="時刻でする仕事" columns={columns} rows={timed} id={({ task }) => task} />
  </section>
)

const PATH = href('/operator/tasks')

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(TaskSearch, url.searchParams)
  return { ...(await context.get(apiContext).operators.tasks.list({ ...search, per_page: 50 })), search }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { tasks } }, values, intent) => {
    const task_id = textOf(values.task_id)
    if (intent === 'give_up') {
      await tasks.give_up({ task_id })
      return 'あきらめました。一覧には残ります。'
    }
    await tasks.retry({ task_id })
    return 'すぐにもう一度します。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '仕事のキュー', description: '答えのあとで、または時刻でする仕事。', path: PATH, noindex: true })

export default function TasksPage({ loaderData }: Route.ComponentProps) {
  const { tasks, counts, names, timed, search } = loaderData
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  const { waiting, running, failing, given_up } = counts
  const states = useStateEntries('task_state', [
    ['', 'すべて', waiting + running + failing + given_up],
    ['given_up', 'あきらめた', given_up],
    ['failing', 'うまくいっていない', failing],
    ['running', '実行中', running],
    ['waiting', '待っている', waiting],
  ])
  return (
    <div className="stack">
      <ListPage
        title="仕事のキュー"
        intro="画面の答えのあとで、または時刻でする仕事です。うまくいかない仕事は、間をあけて試しなおします。あきらめた仕事は、原因を直してから、もう一度できます。"
        answer={<FormAnswer result={result} />}
        filters={
          <>
            {names.length > 0 && (
              <ListFilters
                filters={[
                  { name: 'task', label: '仕事', value: search.task, options: Object.fromEntries(names.map((name) => [name, taskNames[name] ?? name])) },
                ]}
              />
            )}
            <CountNav label="状態" entries={states} />
          </>
        }
        list={loaderData}
        of="仕事"
        empty="待っている仕事は、いまありません。"
      >
        <DataTable caption="仕事" columns={taskColumns(mayRun)} rows={tasks} id={({ id }) => id} />
      </ListPage>
      <TimedTasks timed={timed} />
    </div>
  )
}
