import { type SubmitEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Form } from 'react-router'
import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import type { AttachedFile, AttachedJob } from '#contract/conversations/messages.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { savedInput } from '#web/platform/forms/kept/saved-input.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { JobCard } from '../message/job-card.tsx'
import type { ConversationCalls } from '../message/conversation-calls.ts'
import { FileButton, FilePicker } from './file-picker.tsx'
import type { Outgoing } from './outbox.ts'
import { useFiles } from './use-files.ts'
import './compose.css'

export type OwnJob = { id: number; position_title: string }

type ComposerProps = {
  storeKey: string
  draft: string
  unsentFiles: AttachedFile[]
  job: AttachedJob | null
  /** The company's jobs, one of which the message may carry as a card. */
  jobs: OwnJob[]
  clientId: string
  calls: ConversationCalls
  result: FormResult | undefined
  placeholder: string
  /** Absent until the page's scripts can send. */
  onSend: ((item: Omit<Outgoing, 'state'>) => void) | undefined
}

/** The form for a message. Without scripts the browser posts it; with them the message appears in the conversation at once, and the outbox sends it until it has arrived. */
export function Composer({ storeKey, draft, unsentFiles, job, jobs, clientId, calls, result, placeholder, onSend }: ComposerProps) {
  const id = useId()
  const isScripted = useScripted()
  const refused = result && !result.saved && result.form === 'message' ? result : undefined
  const { text, type, clear, isKept } = useDraft(storeKey, refused ? textOf(refused.values.message) : draft, calls.keepDraft)
  const files = useFiles(unsentFiles, calls)
  const problem = refused && (Object.values(refused.refusal.issues)[0] ?? refused.refusal.sentence)

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSend) return
    event.preventDefault()
    const message = text.trim()
    const chosen = event.currentTarget.querySelector('select')
    const job_id = job && !job.deleted ? job.id : Number(chosen?.value)
    if (!message || files.isBusy) return
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
    <Form method="post" encType="multipart/form-data" className="compose" onSubmit={send}>
      <input type="hidden" name="form" value="message" />
      <input type="hidden" name="client_id" value={clientId} />
      {job && (
        <div className="attach-job">
          <input type="hidden" name="job_id" value={job.id} />
          <JobCard job={job} />
        </div>
      )}
      <label className="vh" htmlFor={id}>
        メッセージ
      </label>
      <textarea
        id={id}
        name="message"
        required
        maxLength={LONGEST_MESSAGE}
        placeholder={placeholder}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter alone ends a Japanese conversion; only with Ctrl or ⌘ it sends.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) event.currentTarget.form?.requestSubmit()
        }}
      />
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <FilePicker files={files} />
      <div className="row between">
        <div className="row">
          {isScripted && <FileButton files={files} />}
          {jobs.length > 0 && (
            <select className="input small" name="job_id" aria-label="求人を添える">
              <option value="">求人を添えない</option>
              {jobs.map(({ id, position_title }) => (
                <option key={id} value={id}>
                  {position_title}
                </option>
              ))}
            </select>
          )}
          <span className="small muted" aria-live="polite">
            {isKept ? '下書き保存済み' : ''}
          </span>
        </div>
        <button className="button primary small">送信する</button>
      </div>
    </Form>
  )
}

const PAUSE = 800
const never = () => () => {}

/**
 * The draft of a message: this tab stores it at every letter, the server at every pause. The tab's version wins,
 * because the user typed it last.
 */
function useDraft(key: string, kept: string, keep: (message: string) => Promise<unknown>) {
  const [typed, setText] = useState<string | null>(null)
  const restored = useSyncExternalStore(
    never,
    () => savedInput.read(key)?.[0]?.[1] ?? '',
    () => '',
  )
  const text = typed ?? (restored || kept)
  const [isKept, setKept] = useState(kept !== '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (message: string) => {
    setText(message)
    setKept(false)
    if (message) savedInput.write(key, [['message', message]])
    else savedInput.forget(key)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      saving.current = keep(message).then(
        () => setKept(message !== ''),
        () => {},
      )
    }, PAUSE)
  }
  /** The draft became a message: cancels every pending save of it. */
  const clear = async () => {
    clearTimeout(timer.current)
    setText('')
    setKept(false)
    savedInput.forget(key)
    await saving.current
  }
  return { text, type, clear, isKept }
}
