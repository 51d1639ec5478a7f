import { mailFailureText } from '#contract/platform/queues/mail-failure-text.ts'
import { mailName } from '#contract/notifications/settings/mail-kinds.ts'
import type { QueuedMail } from '#contract/platform/queues/mail-queue.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { Columns } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import '#web/ui/styles/label.css'

const states = { waiting: '待っている', sent: '送った', failed: '届かなかった' }

/** What about, where it stands, what the server said. */
export const mailColumns = (mayRun: boolean): Columns<QueuedMail> => [
  { key: 'kind', header: '種類', cell: mailName },
  { key: 'created', header: '書いた時刻', cell: ({ created_at }) => <ExactTime at={created_at} /> },
  { key: 'to', header: '宛先', cell: ({ to_masked }) => to_masked ?? <span className="muted">消えています</span> },
  { key: 'state', header: '状態', cell: (mail) => <MailState mail={mail} /> },
  { key: 'attempts', header: '試した回数', kind: 'end', cell: ({ attempts }) => String(attempts) },
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
  },
  mayRun && { key: 'acts', header: 'すること', kind: 'acts', cell: (mail) => (mail.can_retry || mail.state === 'waiting') && <MailActs mail={mail} /> },
]

function MailState({ mail: { state, sent_at, failed_at, next_try_at } }: { mail: QueuedMail }) {
  const at = sent_at ?? failed_at ?? next_try_at
  return (
    <>
      {state === 'failed' ? <span className="label warn">{states[state]}</span> : states[state]}{' '}
      {at && (
        <span className="small muted nw">
          {at === next_try_at && '次は '}
          <ExactTime at={at} />
        </span>
      )}
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
        <SubmitButton intent="stop" look="small bare" aria-label={`${kind}をやめる`}>
          やめる
        </SubmitButton>
      )}
    </PageForm>
  )
}
