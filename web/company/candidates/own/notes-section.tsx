import type { CandidateNote } from '#contract/candidates/search/candidate-notes.ts'
import { LONGEST_NOTE } from '#contract/candidates/search/pool-limits.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import { MentioningField } from '#web/work/mentions/mentioning-field.tsx'
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

function NoteForm({ candidate_id, members }: Pick<Props, 'candidate_id' | 'members'>) {
  const { id: own } = useCompanyAccount()
  const form = usePageForm<{ text: string }>(ofNote.name)
  return (
    <PageForm of={ofNote} hidden={{ candidate_id }} className="own-form" preventScrollReset>
      <MentioningField
        {...form.field('text')}
        label="メモ"
        hint="候補者には表示されません。"
        rows={2}
        maxLength={LONGEST_NOTE}
        colleagues={members.filter(({ id }) => id !== own)}
      />
      <SubmitButton look="small" intent="note">
        メモを保存
      </SubmitButton>
    </PageForm>
  )
}
