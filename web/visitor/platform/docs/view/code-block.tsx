import { useState } from 'react'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { DocsLanguage } from '#contract/platform/docs/docs-contents.ts'
import { docsWords } from '../docs-languages.ts'

type CodeBlockProps = { text: string; codeLanguage: string; language: DocsLanguage }

/** Lines to copy; the button is there once scripts run. */
export function CodeBlock({ text, codeLanguage, language }: CodeBlockProps) {
  const words = docsWords[language]
  const isScripted = useScripted()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    )

  return (
    <figure className="docs-code">
      <figcaption>
        <span translate="no">{codeLanguage || words.code}</span>
        <output>{said}</output>
        {isScripted && 'clipboard' in navigator && (
          <button type="button" className="button small" onClick={copy}>
            {words.copy}
          </button>
        )}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it */}
      <pre tabIndex={0} translate="no">
        <code>{text}</code>
      </pre>
    </figure>
  )
}
