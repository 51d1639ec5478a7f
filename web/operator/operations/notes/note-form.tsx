import { useState } from 'react'
import { mentionedIn } from '#contract/conversations/mentions.ts'
import type { Colleague } from '#contract/operations/notes/operator-notes.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { MentionedMembers } from '#web/work/mentions/mentioned-members.tsx'

type Props = {
  name: string
  colleagues: Colleague[]
  /** One's own note that is corrected, and what it says now. */
  corrects?: number
  begun?: string
}

/** Writes a note, or corrects one. Whom it calls by @ is named before it is saved. */
export function NoteForm({ name, colleagues, corrects, begun = '' }: Props) {
  const form = usePageForm<{ text: string }>(name, { text: begun })
  const [text, setText] = useState(form.valueOf('text'))
  const called = corrects || !/[@＠﹫]/.test(text) ? [] : mentionedIn(text, colleagues)
  const hint = corrects
    ? '訂正前のメモも残ります。もう一度知らせることはありません。'
    : colleagues.length > 0
      ? `「@名前」で、そのメンバーにメールで知らせます（${colleagues.map((one) => one.name).join('、')}）。`
      : undefined
  return (
    <PageForm of={form} {...(corrects && { hidden: { corrects } })}>
      <Field label={corrects ? '訂正後のメモ' : 'メモ'} hint={hint} error={form.field('text').error}>
        <textarea className="input" name="text" rows={3} maxLength={2_000} required value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <MentionedMembers label="保存するとメールで知らせる相手" members={called} />
      <SubmitButton intent="note" look="small">
        {corrects ? '訂正する' : '保存'}
      </SubmitButton>
    </PageForm>
  )
}
