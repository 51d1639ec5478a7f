import { useRef, useState } from 'react'
import type { CandidateNote } from '#contract/candidates/search/candidate-notes.ts'
import { LONGEST_NOTE } from '#contract/candidates/search/pool-limits.ts'
import { mentionedIn } from '#contract/conversations/mentions.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import { MentionButtons, withMention } from '#web/work/mentions/mention-buttons.tsx'
import { MentionedMembers } from '#web/work/mentions/mentioned-members.tsx'
import type { Colleague } from './load-own.ts'

type Props = { candidate_id: string; notes: CandidateNote[]; members: Colleague[]; now: Date }

/** What members write about a candidate for each other. */
export function NotesSection({ candidate_id, notes, members, now }: Props) {
  const { role } = useCompanyAccount()
  return (
    <section className="own-part" aria-label="社内メモ">
      <h3>社内メモ</h3>
      <NoteForm key={notes[0]?.id ?? 0} candidate_id={candidate_id} members={members} />
      {notes.length > 0 && (
        <ul className="own-notes">
          {notes.map(({ id, member_name, text, created_at, is_mine }) => (
            <li key={id}>
              <p className="small muted">
                <bdi>{member_name}</bdi> {momentText(created_at, now)}
              </p>
              <p className="own-note">{text}</p>
              {(is_mine || role === 'admin') && (
                <ConfirmDialog label="削除" of={text.slice(0, 20)} note="メモを削除します。元に戻せません。">
                  <PageForm hidden={{ candidate_id, note_id: id }} preventScrollReset>
                    <SubmitButton look="danger" intent="remove_note">
                      削除する
                    </SubmitButton>
                  </PageForm>
                </ConfirmDialog>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const ofNote = { name: 'note' }

/** Whom the note calls by @ is named before it is saved. */
function NoteForm({ candidate_id, members }: Pick<Props, 'candidate_id' | 'members'>) {
  const { id: own } = useCompanyAccount()
  const form = usePageForm<{ text: string }>(ofNote.name)
  const { error, value } = form.field('text')
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(value)
  const colleagues = members.filter(({ id }) => id !== own)
  const called = mentionedIn(text, colleagues)
  const call = (who: string) => {
    const area = field.current
    if (!area) return
    area.value = withMention(area.value, who)
    setText(area.value)
    area.focus()
  }
  return (
    <PageForm of={ofNote} hidden={{ candidate_id }} className="own-form" preventScrollReset>
      <Field
        label="メモ"
        hint={`候補者には表示されません。${colleagues.length > 0 ? '「@名前」で、そのメンバーに通知します。' : ''}`}
        {...(error && { error })}
      >
        <textarea
          className="input"
          name="text"
          rows={2}
          required
          maxLength={LONGEST_NOTE}
          ref={field}
          defaultValue={value}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <MentionButtons colleagues={colleagues} onMention={call} />
      <MentionedMembers label="通知する相手" members={called} />
      <SubmitButton look="small" intent="note">
        メモを保存
      </SubmitButton>
    </PageForm>
  )
}
