import type { ScheduledMessage } from '#contract/conversations/scheduled-messages.ts'
import { clockText, dayWithWeekday } from '#contract/platform/time/japan-time.ts'
import { FileCard } from '#web/conversations/message/file-card.tsx'
import { MessageText } from '#web/conversations/message/message-text.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { thisForm } from './thread-form.ts'

/** A message that waits for its moment, at the end of the conversation; only its candidate sees it. */
export const ScheduledEntry = ({
  later: { id, message, attached_files, send_at, is_after_deadline, refusal },
  now,
}: {
  later: ScheduledMessage
  now: Date
}) => (
  <div className={refusal ? 'msg me failed' : 'msg me later'}>
    <div className="bubble">
      <MessageText text={message} />
    </div>
    {attached_files.map((file) => (
      <FileCard key={file.id} file={file} />
    ))}
    <PageForm of={thisForm} className="when" hidden={{ scheduled_id: id }} preventScrollReset>
      <Icon name={refusal ? 'alert' : 'clock'} />
      {refusal
        ? `送れませんでした。${refusal.message}`
        : `${dayWithWeekday(send_at, now)}${clockText(send_at)}に送信予定${is_after_deadline ? '（返信の期限のあと）' : ''}`}
      <button className="button small bare" name="intent" value="cancel_scheduled">
        取り消して下書きに戻す
      </button>
    </PageForm>
  </div>
)
