import { href, Link } from 'react-router'
import { exactTimeText } from '#contract/platform/time/japan-time.ts'
import type { QueuedTask } from '#contract/platform/queues/task-queue.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { taskNames } from './task-names.ts'
import '#web/ui/styles/label.css'

export const taskStates = { given_up: '失敗（中止）', failing: 'リトライ中', running: '実行中', waiting: '待機中' }
const nameOf = ({ task }: QueuedTask) => taskNames[task] ?? task

/** Jobs of the worker. Mails are tried again in their own queue, where it is known what became of them. */
export const taskColumns = (mayRun: boolean): WorkColumns<QueuedTask> => [
  { key: 'task', header: 'ジョブ', cell: nameOf, text: nameOf, sort: true },
  {
    key: 'state',
    header: '状態',
    kind: 'state',
    cell: ({ state }) => <span className={state === 'given_up' || state === 'failing' ? 'label warn' : 'label'}>{taskStates[state]}</span>,
    text: ({ state }) => taskStates[state],
    sort: true,
  },
  {
    key: 'next',
    header: '次の試行',
    cell: ({ state, run_at }) => state !== 'given_up' && <ExactTime at={run_at} />,
    text: ({ state, run_at }) => (state === 'given_up' ? null : exactTimeText(run_at)),
    sort: true,
  },
  {
    key: 'attempts',
    header: '試行',
    kind: 'end',
    cell: ({ attempts, max_attempts }) => `${attempts} / ${max_attempts}`,
    text: ({ attempts }) => attempts,
    sort: true,
  },
  {
    key: 'error',
    header: '最後のエラー',
    kind: 'long',
    cell: ({ last_error }) => last_error && <code className="small">{last_error}</code>,
    text: ({ last_error }) => last_error,
    sort: true,
  },
  { key: 'id', header: 'ID', kind: 'end', cell: ({ id }) => String(id), text: ({ id }) => id },
  mayRun && { key: 'acts', header: '操作', kind: 'acts', cell: (task) => task.state !== 'running' && <TaskActs task={task} /> },
]

function TaskActs({ task }: { task: QueuedTask }) {
  const { id, state } = task
  if (task.task === 'deliver_mail') return <Link to={href('/operator/mails')}>メールのキュー</Link>
  return (
    <PageForm className="" hidden={{ task_id: id }}>
      <SubmitButton intent="retry" look="small" aria-label={`${nameOf(task)} ${id} を今すぐ実行`}>
        今すぐ実行
      </SubmitButton>
      {state !== 'given_up' && (
        <SubmitButton intent="give_up" look="small bare" aria-label={`${nameOf(task)} ${id} を中止`}>
          中止
        </SubmitButton>
      )}
    </PageForm>
  )
}
