import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { PlaceholderValues } from '#contract/conversations/templates/placeholders.ts'
import type { CompanyConversation } from '#contract/conversations/threads.ts'
import type { Team } from '#contract/hiring/applications/thread-team.ts'
import type { OwnJob } from '#web/conversations/compose/composer.tsx'
import { Conversation, type ConversationParts } from '#web/conversations/talk/conversation.tsx'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { candidateCalls } from '../candidate-calls.ts'
import { CommentForm } from '../comment-form.tsx'
import { asidesOf } from '../flow/asides-of.tsx'
import { GoneChanges } from './gone-changes.tsx'
import { DeadlineLine, deadlineOf } from './deadline-line.tsx'
import { ProposeDialog, selectionPath } from './propose-dialog.tsx'
import { SendOrSchedule } from './send-or-schedule.tsx'
import { TemplateChips } from '../templates/template-chips.tsx'
import { SaveTemplateDialog } from '../template-settings/save-template-dialog.tsx'
import type { Template } from '../templates/templates-of.ts'
import './compose-box.css'

type ConversationWithCandidateProps = {
  talk: CompanyConversation
  team: Team
  templates: Template[]
  /** What a template's placeholders stand for in this conversation. */
  values: PlaceholderValues
  jobs: OwnJob[]
  storeKey: string
  clientId: string
  now: Date
  result: FormResult | undefined
  mayWrite: boolean
  mayComment: boolean
}

/** The messages with the team's notes and what is sent later, and below them the box in which a member answers or leaves a note. */
export function ConversationWithCandidate({
  talk,
  team,
  templates,
  values,
  jobs,
  storeKey,
  clientId,
  now,
  result,
  mayWrite,
  mayComment,
}: ConversationWithCandidateProps) {
  const isScripted = useScripted()
  const calls = useMemo(() => candidateCalls(talk.candidate.id), [talk.candidate.id])
  const [isNote, setNote] = useState(false)
  const [isProposing, setProposing] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [toSave, setToSave] = useState<string>()
  const noteBox = useRef<HTMLDivElement>(null)
  const replyBox = useRef<HTMLDivElement>(null)
  const wasNote = useRef(false)
  useEffect(() => {
    if (isNote) noteBox.current?.querySelector('textarea')?.focus()
    else if (wasNote.current) (replyBox.current?.querySelector('textarea') ?? replyBox.current?.querySelector('button'))?.focus()
    wasNote.current = isNote
  }, [isNote])
  const { candidate, thread } = talk
  const selection = candidate.has_left ? undefined : team.applications.find(({ step }) => step !== 'end')
  const deadline = thread?.turn === 'company' ? thread.answer_due_at : null
  const toNote = mayComment && isScripted && (
    <button type="button" className="button bare small" onClick={() => setNote(true)} data-key="n">
      <Icon name="edit" />
      社内メモ
    </button>
  )
  const note = (
    <NoteBox>
      <CommentForm members={team.members} candidate_id={candidate.id} result={result?.form === 'team' ? result : undefined} />
    </NoteBox>
  )
  const line = deadlineOf(thread, talk.refusal, now)
  // Named by what is inside; nothing where nothing is.
  const nameOfBox = ({ composer }: ConversationParts) => (composer && !isNote ? '返信を書く' : mayComment ? '社内メモを書く' : line && '返信の期限')
  const box = (parts: ConversationParts, label = nameOfBox(parts)) =>
    label && (
      <section className={isNote ? 'compose-box is-note' : 'compose-box'} aria-label={label}>
        <div hidden={isNote} ref={replyBox}>
          <DeadlineLine thread={thread} refusal={talk.refusal} now={now} />
          {parts.composer || toNote}
        </div>
        {isScripted ? (
          <div hidden={!isNote} ref={noteBox}>
            <p className="deadline-line note-line">
              <Icon name="lock" />
              <b>社内メモ</b>
              <span>候補者には表示されません。</span>
              <button type="button" className="button bare small" onClick={() => setNote(false)}>
                返信に戻る
              </button>
            </p>
            {note}
          </div>
        ) : (
          mayComment && <noscript>{note}</noscript>
        )}
      </section>
    )
  return (
    <>
      <Conversation
        side="company"
        storeKey={storeKey}
        talk={talk}
        job={null}
        jobs={jobs}
        clientId={clientId}
        now={now}
        calls={calls}
        earlier={`?candidate_id=${candidate.id}&before=${talk.messages[0]?.number ?? 1}`}
        result={result}
        canWrite={mayWrite}
        placeholder="返信を書く"
        asides={asidesOf({ talk, team, now, mayWrite, result })}
        composing={{
          above: (field) => (
            <TemplateChips
              templates={templates}
              field={field}
              isOpen={isChoosing}
              setOpen={setChoosing}
              toPage={(template) => `?candidate_id=${candidate.id}&template=${template}`}
              onSave={setToSave}
            />
          ),
          onKey: (event) => {
            if (event.key !== '/' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.currentTarget.value) return
            event.preventDefault()
            setChoosing(true)
          },
          tools: (
            <>
              {selection && (
                <Link
                  className="button bare small"
                  to={selectionPath(selection.id)}
                  onClick={(event) => {
                    event.preventDefault()
                    setProposing(true)
                  }}
                >
                  <Icon name="calendar" />
                  候補日
                </Link>
              )}
              {toNote}
            </>
          ),
          send: (answer) => <SendOrSchedule now={now} deadline={deadline} answer={answer} />,
        }}
        arrange={(parts) => (
          <>
            {parts.flow}
            <Answers result={result} scheduled={talk.scheduled} />
            <GoneChanges candidate_id={candidate.id} scheduled={talk.scheduled} result={result} />
            {box(parts)}
            {parts.end}
          </>
        )}
      />
      {toSave !== undefined && <SaveTemplateDialog text={toSave} values={values} result={result} onClose={() => setToSave(undefined)} />}
      {isProposing && selection && (
        <ProposeDialog candidate={candidate} applicationId={selection.id} clientId={clientId} result={result} onClose={() => setProposing(false)} />
      )}
    </>
  )
}

const NoteBox = ({ children }: { children: ReactNode }) => <div className="note-box">{children}</div>

/** What the page's forms were answered. The composer, the dialog and the entries show their own refusals. */
function Answers({ result, scheduled }: { result: FormResult | undefined; scheduled: { id: string }[] }) {
  // The entry whose button it was may be gone.
  const [, entry] = /^(?:cancel|confirm)-(?<id>.+)$/.exec(result?.form ?? '') ?? []
  const isOurs = result?.form === 'thread' || result?.form === 'team' || (entry !== undefined && !scheduled.some(({ id }) => id === entry))
  return (
    <>
      <DoneNote result={result} />
      {isOurs && <FormRefusal result={result} />}
    </>
  )
}
