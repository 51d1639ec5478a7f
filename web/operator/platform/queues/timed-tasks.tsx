import type { TimedTask } from '#contract/platform/queues/task-queue.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { taskNames } from './task-names.ts'

/** What happens by the clock: when last, when next. */
export const TimedTasks = ({ timed }: { timed: TimedTask[] }) => (
  <section className="stack" aria-labelledby="timed">
    <h2 id="timed">時刻でする仕事</h2>
    <div className="scroll">
      <table className="table stacked queue-table">
        <thead>
          <tr>
            <th scope="col">仕事</th>
            <th scope="col">最後</th>
            <th scope="col">つぎ</th>
          </tr>
        </thead>
        <tbody>
          {timed.map(({ task, last_run_at, next_run_at, is_late }) => (
            <tr key={task}>
              <th scope="row" data-label="仕事">
                {taskNames[task] ?? task}
              </th>
              <td className="nw" data-label="最後">
                <span>
                  {last_run_at ? <ExactTime at={last_run_at} /> : <span className="muted">まだ</span>}{' '}
                  {is_late && <span className="label warn">遅れています</span>}
                </span>
              </td>
              <td data-label="つぎ">{next_run_at ? <ExactTime at={next_run_at} /> : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
