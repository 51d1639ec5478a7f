import { useState } from 'react'
import { useScripted } from './use-scripted.ts'

type CopyButtonProps = { text: string; copied?: string; notCopied?: string; children: string }

/** Copies a text and says so. It is there once scripts run and where the browser allows it. */
export function CopyButton({ text, copied = 'コピーしました', notCopied = 'コピーできませんでした。選択してコピーしてください', children }: CopyButtonProps) {
  const isScripted = useScripted()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(copied),
      () => setSaid(notCopied),
    )
  return (
    <>
      <output>{said}</output>
      {isScripted && 'clipboard' in navigator && (
        <button type="button" className="button small" onClick={copy}>
          {children}
        </button>
      )}
    </>
  )
}
