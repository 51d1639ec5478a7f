import type { CompanyScheduledMessage } from '#contract/conversations/scheduled-messages.ts'
import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import { clockText, fieldTime } from '#contract/platform/time/japan-time.ts'
import { monthAndDay } from '#web/conversations/later/later-times.ts'
import { FileCard } from '#web/conversations/message/file-card.tsx'
import { MessageText } from '#web/conversations/message/message-text.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { Icon } from '#web/ui/icon.tsx'

type ScheduledEntryProps = { later: CompanyScheduledMessage; hasLeft: boolean; mayWrite: boolean; result: FormResult | undefined }

/** A message that waits for its time, among the messages; only the company sees it. */
export function ScheduledEntry({ later, hasLeft, mayWrite, result }: ScheduledEntryProps) {
  const { id, message, attached_files, send_at, is_after_deadline, refusal, member_name, can_change, awaits_author } = later
  return (
    <div className={refusal ? 'msg me failed' : 'msg me later'}>
      <p className="who">
        <span>
          <bdi>{member_name}</bdi>・送信予約（候補者には表示されません）
        </span>
      </p>
      <div className="bubble">
        <MessageText text={message} />
      </div>
      {attached_files.map((file) => (
        <FileCard key={file.id} file={file} />
      ))}
      <span className="when">
        <Icon name={refusal || awaits_author ? 'alert' : 'clock'} />
        {refusal ? (
          `送信していません。${refusal.message}`
        ) : (
          <>
            {monthAndDay(send_at)} {clockText(send_at).replace(/^0/, '')}に送信{is_after_deadline && '（期限を過ぎます）'}
          </>
        )}
      </span>
      {awaits_author && !refusal && <p className="small late">予約のあとに候補者からメッセージが届きました。確認するまで送信しません。</p>}
      {can_change && mayWrite && (
        <div className="later-acts">
          {awaits_author && !refusal && (
            <PageForm className="row" of={{ name: `later-${id}` }} hidden={{ scheduled_id: id, message, send_at: fieldTime(send_at) }} preventScrollReset>
              <SubmitButton look="small" intent="change_scheduled">
                確認して予約を続ける
              </SubmitButton>
            </PageForm>
          )}
          {!hasLeft && <ChangeForm key={`${message} ${send_at}`} later={later} result={result} />}
          <PageForm className="row" of={{ name: `later-${id}` }} hidden={{ scheduled_id: id }} preventScrollReset>
            <SubmitButton look="small bare" intent={hasLeft ? 'discard_scheduled' : 'cancel_scheduled'}>
              {hasLeft ? '削除' : '取り消し'}
            </SubmitButton>
          </PageForm>
        </div>
      )}
    </div>
  )
}

function ChangeForm({ later: { id, message, send_at }, result }: Pick<ScheduledEntryProps, 'later' | 'result'>) {
  const of = usePageForm<{ message: string; send_at: string }>(`later-${id}`, { message, send_at: fieldTime(send_at) }, result)
  return (
    <details open={of.refused !== undefined || undefined}>
      <summary className="button small bare">変更</summary>
      <PageForm of={of} hidden={{ scheduled_id: id }} preventScrollReset>
        <FormRefusal result={of.refused} />
        <TextField of={of} name="message" label="予約した本文" rows={5} required maxLength={LONGEST_MESSAGE} />
        <TextField of={of} name="send_at" label="送信する日時（日本時間）" type="datetime-local" required />
        <SubmitButton look="primary" intent="change_scheduled">
          変更して予約
        </SubmitButton>
      </PageForm>
    </details>
  )
}
