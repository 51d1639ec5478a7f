import { Form } from 'react-router'
import { mailFailureText } from '#contract/platform/queues/mail-failure-text.ts'
import { mailName } from '#contract/notifications/settings/mail-kinds.ts'
import type { QueuedMail } from '#contract/platform/queues/mail-queue.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'

/** One mail: what about, where it stands, what the server said. */
export function MailRow({ mail, mayRun, isBusy }: { mail: QueuedMail; mayRun: boolean; isBusy: boolean }) {
  const { id, state, to_masked, created_at, sent_at, failed_at, next_try_at, attempts, failure, can_retry } = mail
  const name = mailName(mail)
  // The spoken name holds the one that is read.
  const again = state === 'waiting' ? 'すぐ試す' : 'もう一度送る'
  return (
    <tr>
      <td data-label="書いた時刻">
        <ExactTime at={created_at} />
      </td>
      <th scope="row" data-label="種類">
        {name}
      </th>
      <td className="num" data-label="宛先">
        {to_masked ?? <span className="muted">消えています</span>}
      </td>
      <td className="nw" data-label="状態">
        <span>
          {state === 'failed' && <span className="label warn">届かなかった</span>}
          {state === 'sent' && '送った'}
          {state === 'waiting' && '待っている'}
          <br />
          <span className="small muted">
            {sent_at && <ExactTime at={sent_at} />}
            {failed_at && <ExactTime at={failed_at} />}
            {next_try_at && (
              <>
                つぎは <ExactTime at={next_try_at} />
              </>
            )}
          </span>
        </span>
      </td>
      <td className="r num" data-label="試した回数">
        {attempts}
      </td>
      <td className="why" data-label="サーバーの答え">
        {failure ? (
          <span>
            {mailFailureText(failure)}
            <br />
            <code className="small muted">{failure}</code>
          </span>
        ) : (
          <span className="muted">—</span>
        )}
      </td>
      {mayRun && (
        <td className="r" data-label={can_retry || state === 'waiting' ? 'すること' : undefined}>
          {(can_retry || state === 'waiting') && (
            <Form method="post" className="queue-acts">
              <input type="hidden" name="mail_id" value={id} />
              <button type="submit" name="intent" value="retry" className="button small" aria-disabled={isBusy} aria-label={`${name}を${again}`}>
                {again}
              </button>
              {state === 'waiting' && (
                <button type="submit" name="intent" value="stop" className="button small bare" aria-disabled={isBusy} aria-label={`${name}をやめる`}>
                  やめる
                </button>
              )}
            </Form>
          )}
        </td>
      )}
    </tr>
  )
}
