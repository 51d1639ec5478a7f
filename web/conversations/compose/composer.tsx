import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
import { Form } from 'react-router'
import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import type { AttachedFile, AttachedJob } from '#contract/conversations/messages.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { JobCard } from '../message/job-card.tsx'
import type { ConversationCalls } from '../message/conversation-calls.ts'
import { FileButton, FilePicker } from './file-picker.tsx'
import type { Outgoing } from './outbox.ts'
import { OtherDraft } from './drafts/other-draft.tsx'
import { useDraft } from './drafts/use-draft.ts'
import { useFiles } from './use-files.ts'
import './compose.css'

/** The id of the form, for buttons outside of it. */
export const COMPOSER = 'composer'

export type OwnJob = { id: number; position_title: string }

/** What one side's form has beside the text. `field` is where it is written. */
export type ComposerParts = {
  above?: (field: ComposerField) => ReactNode
  tools?: ReactNode
  /** A key in the text; one that it takes goes no further. */
  onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** In place of the button that sends: the last button of the form. */
  send?: (answer: FormResult | undefined) => ReactNode
}
export type ComposerField = { area: RefObject<HTMLTextAreaElement | null> }

type ComposerProps = {
  storeKey: string
  draft: string
  draftAt: string | null
  unsentFiles: AttachedFile[]
  job: AttachedJob | null
  /** The company's jobs, one of which the message may carry as a card. */
  jobs: OwnJob[]
  clientId: string
  /** The number of the last message on the page. */
  lastNumber: number
  calls: ConversationCalls
  result: FormResult | undefined
  placeholder: string
  parts?: ComposerParts | undefined
  /** Absent until the page's scripts can send. */
  onSend: ((item: Omit<Outgoing, 'state'>) => void) | undefined
}

/** The form for a message. Without scripts the browser posts it; with them the message appears in the conversation at once, and the outbox sends it until it has arrived. */
export function Composer({
  storeKey,
  draft,
  draftAt,
  unsentFiles,
  job,
  jobs,
  clientId,
  lastNumber,
  calls,
  result,
  placeholder,
  parts = {},
  onSend,
}: ComposerProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const isScripted = useScripted()
  const refused = result && !result.saved && result.form === 'message' ? result : undefined
  const kept = { message: draft, at: draftAt }
  const { text, type, clear, pause, sentAs, isKept, other, settle } = useDraft(storeKey, kept, calls.keepDraft, refused && textOf(refused.values.message))
  const files = useFiles(unsentFiles, calls)
  const problem = refused && (Object.values(refused.refusal.issues)[0] ?? refused.refusal.sentence)

  // Idempotent: a second press, or one after a lost answer, makes no second message.
  const [client_id, setClientId] = useState(clientId)
  const submitted = useRef<string>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const chosenJob = () => form.current?.querySelector('select')

  // A message that is to be sent later has become one of the server's.
  const answered = useRef(result)
  useEffect(() => {
    if (result === answered.current) return
    answered.current = result
    if (!result?.saved || result.form !== 'message' || submitted.current === undefined) return
    setClientId(crypto.randomUUID())
    files.clear()
    const chosen = chosenJob()
    if (chosen) chosen.value = ''
    void sentAs(submitted.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [result])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    // A button outside of the form, or one with a name, sends it with another act.
    const by = (event.nativeEvent as SubmitEventInit & Event).submitter
    // A file on its way would be left behind.
    if (onSend && files.isBusy) return event.preventDefault()
    if (!onSend || by?.hasAttribute('form') || by?.hasAttribute('name')) {
      const saving = pause()
      submitted.current = text
      if (!saving) return
      event.preventDefault()
      const { currentTarget } = event
      return void saving.then(() => currentTarget.requestSubmit(by))
    }
    event.preventDefault()
    const message = text.trim()
    const chosen = chosenJob()
    const job_id = job && !job.deleted ? job.id : Number(chosen?.value)
    if (!message) return
    const item = {
      client_id: crypto.randomUUID(),
      message,
      files: files.files,
      at: new Date().toISOString(),
      ...(job_id ? { job_id } : {}),
    }
    files.clear()
    if (chosen) chosen.value = ''
    void clear().then(() => onSend(item))
  }

  return (
    <Form method="post" encType="multipart/form-data" className="compose" id={COMPOSER} preventScrollReset onSubmit={send} ref={form}>
      <MembershipField />
      <input type="hidden" name="form" value="message" />
      <input type="hidden" name="client_id" value={client_id} />
      <input type="hidden" name="read_until" value={lastNumber} />
      {job && (
        <div className="attach-job">
          <input type="hidden" name="job_id" value={job.id} />
          <JobCard job={job} />
        </div>
      )}
      {parts.above && <Above of={parts.above} field={{ area }} />}
      <label className="vh" htmlFor={id}>
        メッセージ
      </label>
      <textarea
        ref={area}
        id={id}
        name="message"
        data-key="r"
        data-key-label="返信"
        rows={1}
        required
        maxLength={LONGEST_MESSAGE}
        placeholder={placeholder}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          parts.onKey?.(event)
          // Enter alone ends a Japanese conversion; only with Ctrl or ⌘ it sends.
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
          const { form } = event.currentTarget
          form?.requestSubmit(form.querySelector<HTMLButtonElement>('button.send'))
        }}
      />
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      {other !== null && <OtherDraft text={text} other={other} onSettle={(message) => void settle(message)} />}
      <FilePicker files={files} />
      <div className="row between compose-acts">
        <div className="row">
          {isScripted && <FileButton files={files} />}
          {parts.tools}
          {jobs.length > 0 && (
            <select className="input small" name="job_id" aria-label="添付する求人">
              <option value="">求人を添付しない</option>
              {jobs.map(({ id, position_title }) => (
                <option key={id} value={id}>
                  {position_title}
                </option>
              ))}
            </select>
          )}
          <span className="small muted kept" aria-live="polite">
            {files.isBusy ? 'ファイルを送っています。終わると送信できます。' : isKept ? '下書き保存済み' : ''}
          </span>
        </div>
        {parts.send?.(result) ?? (
          <button className="button primary small send">
            <Icon name="send" />
            <span>送信する</span>
          </button>
        )}
      </div>
    </Form>
  )
}

const Above = ({ of, field }: { of: NonNullable<ComposerParts['above']>; field: ComposerField }) => of(field)
