import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { mentionedIn } from '#contract/conversations/mentions.ts'
import type { Team } from '#contract/hiring/applications/thread-team.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { savedInput } from '#web/platform/forms/kept/saved-input.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { MentionButtons, withMention } from '#web/work/mentions/mention-buttons.tsx'
import { MentionedMembers } from '#web/work/mentions/mentioned-members.tsx'
import { teamForm } from './team-form.ts'

const never = () => () => {}

type CommentFormProps = { members: Team['members']; candidate_id: string; result: FormResult | undefined }

/** Who of the colleagues is called by @ is told, and named before the comment is sent. */
export function CommentForm({ members, candidate_id, result }: CommentFormProps) {
  const { id: own } = useCompanyAccount()
  const key = `${own}:note-${candidate_id}`
  const field = useRef<HTMLTextAreaElement>(null)
  // What this tab kept over a reload stands there until something is typed.
  const kept = useSyncExternalStore(
    never,
    () => savedInput.read(key)?.[0]?.[1] ?? null,
    () => null,
  )
  const [typed, setTyped] = useState(result?.saved === false && result.intent === 'comment' ? textOf(result.values.comment) : null)
  const comment = typed ?? kept ?? ''
  const sent = useRef<string>(undefined)
  const write = (text: string) => {
    setTyped(text)
    if (text) savedInput.write(key, [['comment', text]])
    else savedInput.forget(key)
  }
  // It is cleared when it is saved, and not by what a colleague writes or by another form of the panel.
  useEffect(() => {
    if (!result) return
    const { current } = sent
    sent.current = undefined
    if (!result.saved || current === undefined) return
    if (savedInput.read(key)?.[0]?.[1] === current) savedInput.forget(key)
    setTyped((now) => ((now ?? current) === current ? '' : now))
  }, [result, key])
  const colleagues = members.filter(({ id, is_reader }) => is_reader && id !== own)
  const called = mentionedIn(comment, colleagues)
  const call = (who: string) => {
    write(withMention(field.current?.value ?? '', who))
    field.current?.focus()
  }
  return (
    <PageForm of={teamForm} hidden={{ candidate_id }} preventScrollReset onSubmit={() => (sent.current = comment)}>
      <Field label="社内メモ" hint={`候補者には表示されません。${colleagues.length > 0 ? '「@名前」で、そのメンバーに通知します。' : ''}`}>
        <textarea
          className="input"
          name="comment"
          required
          maxLength={2_000}
          rows={3}
          ref={field}
          value={comment}
          onChange={({ target }) => write(target.value)}
          onKeyDown={({ key, ctrlKey, metaKey, nativeEvent, currentTarget }) => {
            if (key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing)
              currentTarget.form?.requestSubmit(currentTarget.form.querySelector<HTMLButtonElement>('button[name=intent]'))
          }}
        />
      </Field>
      <MentionButtons colleagues={colleagues} onMention={call} />
      <MentionedMembers label="通知する相手" members={called} />
      <SubmitButton look="small" intent="comment">
        メモを残す
      </SubmitButton>
    </PageForm>
  )
}
