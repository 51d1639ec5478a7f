import { href, Link } from 'react-router'
import type { QueuedTask } from '#contract/platform/queues/task-queue.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { Columns } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { taskNames } from './task-names.ts'
import '#web/ui/styles/label.css'

const states = { waiting: '待っている', running: '実行中', failing: 'うまくいっていない', given_up: 'あきらめた' }
const nameOf = ({ task }: QueuedTask) => taskNames[task] ?? task

/** Jobs of the worker. Mails are tried again in their own queue, where it is known what became of them. */
export const taskColumns = (mayRun: boolean): Columns<QueuedTask> => [
  {
    key: 'task',
    header: '仕事',
    cell: (task) => (
      <>
        {nameOf(task)} <span className="small muted num">{task.id}</span>
      </>
    ),
  },
  {
    key: 'state',
    header: '状態',
    cell: ({ state }) => (state === 'given_up' || state === 'failing' ? <span className="label warn">{states[state]}</span> : states[state]),
  },
  { key: 'next', header: '次に試す時刻', cell: ({ state, run_at }) => state !== 'given_up' && <ExactTime at={run_at} /> },
  { key: 'attempts', header: '試した回数', kind: 'end', cell: ({ attempts, max_attempts }) => `${attempts} / ${max_attempts}` },
  { key: 'error', header: '最後のエラー', kind: 'long', cell: ({ last_error }) => last_error && <code className="small">{last_error}</code> },
  mayRun && { key: 'acts', header: 'すること', kind: 'acts', cell: (task) => task.state !== 'running' && <TaskActs task={task} /> },
]

function TaskActs({ task }: { task: QueuedTask }) {
  const { id, state } = task
  if (task.task === 'deliver_mail') return <Link to={href('/operator/mails')}>メールのキュー</Link>
  return (
    <PageForm className="" hidden={{ task_id: id }}>
      <SubmitButton intent="retry" look="small" aria-label={`${nameOf(task)} ${id} をすぐする`}>
        すぐする
      </SubmitButton>
      {state !== 'given_up' && (
        <SubmitButton intent="give_up" look="small bare" aria-label={`${nameOf(task)} ${id} をあきらめる`}>
          あきらめる
        </SubmitButton>
      )}
    </PageForm>
  )
}
