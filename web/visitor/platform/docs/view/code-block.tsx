import { CopyButton } from '#web/ui/copy-button.tsx'
import type { DocsLanguage } from '#contract/platform/docs/docs-contents.ts'
import { docsWords } from '../docs-languages.ts'

type CodeBlockProps = { text: string; codeLanguage: string; language: DocsLanguage }

/** Lines to copy; the button is there once scripts run. */
export function CodeBlock({ text, codeLanguage, language }: CodeBlockProps) {
  const words = docsWords[language]
  return (
    <figure className="docs-code">
      <figcaption>
        <span translate="no">{codeLanguage || words.code}</span>
        <CopyButton text={text} copied={words.copied} notCopied={words.notCopied}>
          {words.copy}
        </CopyButton>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it */}
      <pre tabIndex={0} translate="no">
        <code>{text}</code>
      </pre>
    </figure>
  )
}
