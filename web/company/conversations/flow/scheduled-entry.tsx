import { type ReactNode, useState } from 'react'
import type { CompanyScheduledMessage } from '#contract/conversations/scheduled-messages.ts'
import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import { clockText, fieldTime } from '#contract/platform/time/japan-time.ts'
import { monthAndDay } from '#web/conversations/later/later-times.ts'
import { FileCard } from '#web/conversations/message/file-card.tsx'
import { MessageText } from '#web/conversations/message/message-text.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { Icon } from '#web/ui/icon.tsx'

type ScheduledEntryProps = {
  later: CompanyScheduledMessage
  candidate: { id: string; has_left: boolean }
  mayWrite: boolean /** The number of the last message on the page. */
  readUntil: string
  result: FormResult | undefined
}

/** The name of the form that changes a scheduled message; what is typed into it is kept under it. */
export const changeFormOf = (candidate_id: string, id: string) => `later-${candidate_id}-${id}`

/** A message that waits for its time, among the messages; only the company sees it. */
export function ScheduledEntry({ later, candidate, mayWrite, readUntil, result }: ScheduledEntryProps) {
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
            <ActForm name={`confirm-${id}`} hidden={{ scheduled_id: id, message, send_at: fieldTime(send_at), read_until: readUntil }} result={result}>
              <SubmitButton look="small" intent="change_scheduled">
                確認して予約を続ける
              </SubmitButton>
            </ActForm>
          )}
          {!candidate.has_left && <ChangeForm later={later} readUntil={readUntil} name={changeFormOf(candidate.id, id)} result={result} />}
          <ActForm name={`cancel-${id}`} hidden={{ scheduled_id: id }} result={result}>
            <SubmitButton look="small bare" intent={candidate.has_left ? 'discard_scheduled' : 'cancel_scheduled'}>
              {candidate.has_left ? '削除' : '取り消し'}
            </SubmitButton>
          </ActForm>
        </div>
      )}
    </div>
  )
}

type ActFormProps = { name: string; hidden: Record<string, string>; result: FormResult | undefined; children: ReactNode }

/** One button, and what it was refused. */
const ActForm = ({ name, hidden, result, children }: ActFormProps) => (
  <PageForm className="row" of={{ name }} hidden={hidden} preventScrollReset>
    {result?.saved === false && result.form === name && <FormRefusal result={withIssue(result)} />}
    {children}
  </PageForm>
)

/** The form has no field beside which the mistake could stand. */
function withIssue(result: Extract<FormResult, { saved: false }>): FormResult {
  const [issue] = Object.values(result.refusal.issues)
  return issue ? { ...result, refusal: { ...result.refusal, sentence: issue, issues: {} } } : result
}

function ChangeForm({
  later: { id, message, send_at },
  readUntil,
  name,
  result,
}: Pick<ScheduledEntryProps, 'later' | 'readUntil' | 'result'> & { name: string }) {
  const of = usePageForm<{ message: string; send_at: string }>(name, { message, send_at: fieldTime(send_at) }, result)
  const madeFrom = `${message} ${send_at}`
  const { form, ...kept } = useSavedInput(`${useCompanyAccount().id}:${name}`, of.answer, { madeFrom })
  const isBegun = of.refused !== undefined || kept.state === 'restored'
  const [isOpen, setOpen] = useState(isBegun)
  const [known, setKnown] = useState({ madeFrom, isBegun })
  if (madeFrom !== known.madeFrom || isBegun !== known.isBegun) {
    setKnown({ madeFrom, isBegun })
    setOpen(isBegun || (isOpen && madeFrom === known.madeFrom))
  }
  return (
    <details key={madeFrom} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="button small bare">変更</summary>
      <PageForm of={of} hidden={{ scheduled_id: id, read_until: readUntil }} preventScrollReset ref={form}>
        <FormRefusal result={of.refused} />
        <TextField of={of} name="message" label="予約した本文" rows={5} required maxLength={LONGEST_MESSAGE} />
        <TextField of={of} name="send_at" label="送信する日時（日本時間）" type="datetime-local" required />
        <SavedInputNote kept={kept} />
        <SubmitButton look="primary" intent="change_scheduled">
          変更して予約
        </SubmitButton>
      </PageForm>
    </details>
  )
}
