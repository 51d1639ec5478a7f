import { useEffect, useRef } from 'react'
import { ConfirmHere } from './confirming/confirm-here.tsx'
import type { FormResult } from './form-result.ts'

/** At the top of a form that was refused: what is wrong, and how many fields. Takes the focus, so that a screen reader says it. */
export function FormRefusal({ result }: { result: FormResult | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result && !result.saved) box.current?.focus()
  }, [result])
  if (!result || result.saved) return null
  const { code, sentence, issues } = result.refusal
  if (code === 'CONFIRMATION_REQUIRED')
    return (
      <div role="alert" tabIndex={-1} ref={box}>
        <ConfirmHere result={result} />
      </div>
    )
  const count = Object.keys(issues).length
  return (
    <div className="note alert" role="alert" tabIndex={-1} ref={box}>
      {count > 0 ? `${count}か所を直してください。入力した内容は残っています。` : sentence}
    </div>
  )
}
