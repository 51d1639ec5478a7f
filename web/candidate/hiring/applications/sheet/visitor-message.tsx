import { useState } from 'react'
import { Field } from '#web/platform/forms/field.tsx'
import { LONGEST_FIRST_MESSAGE } from '#web/jobs/detail/apply/first-message.ts'
import sheet from './apply-sheet.module.css'

type Props = { value: string; error: string | undefined; onType: (text: string) => void }

/** Folded, so that the one field that a visitor has to fill in stays on the first screen. */
export function VisitorMessage({ value, error, onType }: Props) {
  // It stays as the visitor folds it while they type.
  const [isOpen] = useState(Boolean(value || error))
  return (
    <details open={isOpen} className={sheet.ahead}>
      <summary className={`${sheet.quiet} small phrase`}>企業へのメッセージを先に書く（任意）</summary>
      <Field
        label="メッセージ"
        need="may"
        hint="登録が終わると応募の画面に入ります。応募するまで企業には送られません。このブラウザに30分間残ります。"
        error={error}
      >
        <textarea
          className="input"
          name="message"
          rows={3}
          maxLength={LONGEST_FIRST_MESSAGE}
          defaultValue={value}
          ref={(field) => {
            // What was typed before the scripts ran.
            if (field?.value) onType(field.value)
          }}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </Field>
    </details>
  )
}
