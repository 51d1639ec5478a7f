import { useState } from 'react'
import { useScripted } from '#web/ui/use-scripted.ts'
import './password-input.css'

type Props = {
  name: string
  autoComplete: 'current-password' | 'new-password'
  required?: boolean
  /** From the field around it. */
  id?: string
  'aria-invalid'?: true
  /** What was typed is wrong: the page opens with the focus here, and a screen reader says so. */
  isWrong?: boolean
  'aria-describedby'?: string
}

/** A password, hidden until its owner wants to read what they typed. Without scripts it is a plain field. */
export function PasswordInput({ required = true, isWrong = false, ...control }: Props) {
  const [isShown, setShown] = useState(false)
  const isScripted = useScripted()
  return (
    <div className="password-input">
      <input
        className="input"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a refusal, where the one thing to do is here
        autoFocus={isWrong}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required={required}
        {...control}
      />
      {isScripted && (
        <button type="button" className="button small" aria-controls={control.id} onClick={() => setShown(!isShown)}>
          {isShown ? '隠す' : '表示'}
        </button>
      )}
    </div>
  )
}
