import type { TimedTask } from '#contract/platform/queues/task-queue.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
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
  { key: 'next', header: 'つぎ', cell: ({ next_run_at }) => next_run_at && <ExactTime at={next_run_at} />, sort: ({ next_run_at }) => next_run_at },
]

/** What happens by the clock: when last, when next. */
export const TimedTasks = ({ timed }: { timed: TimedTask[] }) => (
  <section className="stack" aria-labelledby="timed">
    <h2 id="timed">時刻でする仕事</h2>
    <DataTable caption="時刻でする仕事" columns={columns} rows={timed} id={({ task }) => task} />
  </section>
)
