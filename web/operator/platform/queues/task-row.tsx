import { Form, Link } from 'react-router'
import type { QueuedTask } from '#contract/platform/queues/task-queue.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { taskNames } from './task-names.ts'

const states = { waiting: '待っている', running: '実行中', failing: 'うまくいっていない', given_up: 'あきらめた' }

/** One job of the worker. Mails are tried again in their own queue, where it is known what became of them. */
export function TaskRow({ task, mayRun, isBusy }: { task: QueuedTask; mayRun: boolean; isBusy: boolean }) {
  const { id, state, run_at, attempts, max_attempts, last_error } = task
  const name = taskNames[task.task] ?? task.task
  return (
    <tr>
      <th scope="row" data-label="仕事">
        <span>
          {name} <span className="small muted num">{id}</span>
        </span>
      </th>
      <td className="nw" data-label="状態">
        {state === 'given_up' || state === 'failing' ? <span className="label warn">{states[state]}</span> : states[state]}
      </td>
      <td data-label="つぎに試す時刻">{state === 'given_up' ? <span className="muted">—</span> : <ExactTime at={run_at} />}</td>
      <td className="r num" data-label="試した回数">{`${attempts} / ${max_attempts}`}</td>
      <td data-label="最後のエラー">{last_error ? <code className="small">{last_error}</code> : <span className="muted">—</span>}</td>
      {mayRun && (
        <td className="r" data-label="すること">
          {task.task === 'deliver_mail' ? (
            <Link to="/operator/mails">メールのキュー</Link>
          ) : (
            state !== 'running' && (
              <Form method="post" className="queue-acts">
                <input type="hidden" name="task_id" value={id} />
                <button type="submit" name="intent" value="retry" className="button small" aria-disabled={isBusy} aria-label={`${name} ${id} をすぐする`}>
                  すぐする
                </button>
                {state !== 'given_up' && (
                  <button
                    type="submit"
                    name="intent"
                    value="give_up"
                    className="button small bare"
                    aria-disabled={isBusy}
                    aria-label={`${name} ${id} をあきらめる`}
                  >
                    あきらめる
                  </button>
                )}
              </Form>
            )
          )}
        </td>
      )}
    </tr>
  )
}
