import { Form, Link, useActionData, useNavigation } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { TaskSearch } from '#contract/platform/queues/task-queue.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { Seed } from '#web/ui/seed.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/tasks-page.ts'
import { StateLinks } from './state-links.tsx'
import { taskNames } from './task-names.ts'
import { TaskRow } from './task-row.tsx'
import { TimedTasks } from './timed-tasks.tsx'
import '#web/ui/table.css'
import './queues.css'

const PATH = '/operator/tasks'

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(TaskSearch, url.searchParams)
  const found = await context.get(apiContext).operators.tasks.list({ ...search, per_page: 50 })
  const base = new URLSearchParams([...url.searchParams].filter(([name, value]) => name !== 'page' && value)).toString()
  return { ...found, search, base }
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

export default function TasksPage({ loaderData: { tasks, counts, names, timed, total, page, per_page, search, base } }: Route.ComponentProps) {
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const { waiting, running, failing, given_up } = counts
  const toState = (state: string) => {
    const params = new URLSearchParams(base)
    params.delete('task_state')
    if (state) params.set('task_state', state)
    return params.size > 0 ? `${PATH}?${params}` : PATH
  }
  return (
    <div className="stack">
      <h1>仕事のキュー</h1>
      <p className="prose small">
        画面の答えのあとで、または時刻でする仕事です。うまくいかない仕事は、間をあけて試しなおします。あきらめた仕事は、原因を直してから、もう一度できます。
      </p>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      {names.length > 0 && (
        <Form method="get" className="queue-filters" key={base}>
          <input type="hidden" name="task_state" value={search.task_state ?? ''} />
          <Field label="仕事">
            <select className="input" name="task" defaultValue={search.task ?? ''}>
              <option value="">すべて</option>
              {names.map((name) => (
                <option key={name} value={name}>
                  {taskNames[name] ?? name}
                </option>
              ))}
            </select>
          </Field>
          <button type="submit" className="button">
            しぼる
          </button>
        </Form>
      )}
      <StateLinks
        label="状態"
        chosen={search.task_state}
        to={toState}
        states={[
          { value: '', label: 'すべて', count: waiting + running + failing + given_up },
          { value: 'given_up', label: 'あきらめた', count: given_up },
          { value: 'failing', label: 'うまくいっていない', count: failing },
          { value: 'running', label: '実行中', count: running },
          { value: 'waiting', label: '待っている', count: waiting },
        ]}
      />
      {tasks.length === 0 ? (
        <div className="blank">
          <Seed />
          <p>{base ? '当てはまる仕事はありません。' : '待っている仕事は、いまありません。'}</p>
          {base && <Link to={PATH}>条件をすべて外す</Link>}
        </div>
      ) : (
        <div className="scroll">
          <table className="table stacked queue-table">
            <thead>
              <tr>
                <th scope="col">仕事</th>
                <th scope="col">状態</th>
                <th scope="col">つぎに試す時刻</th>
                <th scope="col" className="r">
                  試した回数
                </th>
                <th scope="col">最後のエラー</th>
                {mayRun && (
                  <th scope="col" className="r">
                    すること
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {tasks.map((task) => (
                <TaskRow key={task.id} task={task} mayRun={mayRun} isBusy={isBusy} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => pagePath(base ? `${PATH}?${base}` : PATH, page)} />
      <TimedTasks timed={timed} />
    </div>
  )
}
