import { exactTimeText } from '#contract/platform/time/japan-time.ts'
import { mailFailureText } from '#contract/platform/queues/mail-failure-text.ts'
import { mailName } from '#contract/notifications/settings/mail-kinds.ts'
import type { QueuedMail } from '#contract/platform/queues/mail-queue.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { ShortTime } from '#web/work/table/cells/short-time.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import '#web/ui/styles/label.css'

export const mailStates = { failed: '届かなかった', waiting: '待っている', sent: '送った' }

/** What about, where it stands, what the server said. For whom is in no file. */
export const mailColumns = (now: Date, mayRun: boolean): WorkColumns<QueuedMail> => [
  { key: 'kind', header: '種類', cell: mailName, text: mailName, sort: true },
  { key: 'created', header: '作成', cell: ({ created_at }) => <ExactTime at={created_at} />, text: ({ created_at }) => exactTimeText(created_at), sort: true },
  { key: 'to', header: '宛先', cell: ({ to_masked }) => to_masked ?? <span className="muted">消えています</span> },
  {
    key: 'state',
    header: '状態',
    kind: 'state',
    cell: ({ state }) => <span className={state === 'failed' ? 'label warn' : 'label'}>{mailStates[state]}</span>,
    text: ({ state }) => mailStates[state],
    sort: true,
  },
  { key: 'at', header: '日付', cell: (mail) => <StateTime mail={mail} now={now} />, text: (mail) => exactTimeOf(mail) },
  { key: 'attempts', header: '試行', kind: 'end', cell: ({ attempts }) => attempts, text: ({ attempts }) => attempts, sort: true },
  {
    key: 'answer',
    header: 'サーバーの答え',
    kind: 'long',
    cell: ({ failure }) =>
      failure && (
        <>
          {mailFailureText(failure)} <code className="small muted">{failure}</code>
        </>
      ),
    text: ({ failure }) => failure && mailFailureText(failure),
  },
  mayRun && { key: 'acts', header: '操作', kind: 'acts', cell: (mail) => (mail.can_retry || mail.state === 'waiting') && <MailActs mail={mail} /> },
]

type Times = Pick<QueuedMail, 'sent_at' | 'failed_at' | 'next_try_at'>
const atOf = ({ sent_at, failed_at, next_try_at }: Times) => sent_at ?? failed_at ?? next_try_at

function exactTimeOf(mail: Times) {
  const at = atOf(mail)
  return at && exactTimeText(at)
}

/** When it was sent or given up, or when it is tried next. */
function StateTime({ mail: { sent_at, failed_at, next_try_at }, now }: { mail: QueuedMail; now: Date }) {
  const at = atOf({ sent_at, failed_at, next_try_at })
  if (!at) return null
  return (
    <>
      {at === next_try_at && <span className="small muted">次の試行 </span>}
      <ShortTime at={at} now={now} />
    </>
  )
}

function MailActs({ mail }: { mail: QueuedMail }) {
  const kind = mailName(mail)
  // The spoken name holds the one that is read.
  const again = mail.state === 'waiting' ? 'すぐ試す' : 'もう一度送る'
  return (
    <PageForm className="" hidden={{ mail_id: mail.id }}>
      <SubmitButton intent="retry" look="small" aria-label={`${kind}を${again}`}>
        {again}
      </SubmitButton>
      {mail.state === 'waiting' && (
        <SubmitButton intent="stop" look="small bare" aria-label={`${kind}の送信を停止`}>
          停止
        </SubmitButton>
      )}
    </PageForm>
  )
}
