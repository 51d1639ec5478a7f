import { useRef, useState } from 'react'
import { mentionedIn } from '#contract/conversations/mentions.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { MentionButtons, withMention } from './mention-buttons.tsx'
import { MentionedMembers } from './mentioned-members.tsx'

type Props = {
  name: string
  label: string
  hint: string
  rows: number
  maxLength: number
  value: string
  error: string | undefined
  /** Whom the text can call. */
  colleagues: { id: string; name: string }[]
}

/** A note in which one calls colleagues by @; who will be notified is named before it is saved. */
export function MentioningField({ name, label, hint, rows, maxLength, value, error, colleagues }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(value)
  const call = (who: string) => {
    const area = field.current
    if (!area) return
    area.value = withMention(area.value, who)
    setText(area.value)
    area.focus()
  }
  return (
    <>
      <Field label={label} hint={`${hint}${colleagues.length > 0 ? '「@名前」で、そのメンバーに通知します。' : ''}`} {...(error && { error })}>
        <textarea
          className="input"
          name={name}
          rows={rows}
          required
          maxLength={maxLength}
          ref={field}
          defaultValue={value}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <MentionButtons colleagues={colleagues} onMention={call} />
      <MentionedMembers label="通知する相手" members={mentionedIn(text, colleagues)} />
    </>
  )
}
