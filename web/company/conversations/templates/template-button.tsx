import { type RefObject, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useScripted } from '#web/ui/use-scripted.ts'
import { insertText } from './insert-text.ts'
import { TemplatesDialog } from './templates-dialog.tsx'
import type { Template } from './templates-of.ts'

type TemplateButtonProps = { templates: Template[]; area: RefObject<HTMLTextAreaElement | null>; label: string }

/** Where a page has many texts, one button beside each that searches all templates. It needs scripts; the texts do not. */
export function TemplateButton({ templates, area, label }: TemplateButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useScripted() || templates.length === 0) return null
  return (
    <>
      <button type="button" className="button small bare" aria-haspopup="dialog" aria-label={label} onClick={() => setOpen(true)}>
        テンプレート
      </button>
      {isOpen &&
        createPortal(
          <TemplatesDialog
            templates={templates}
            onChoose={({ text }) => {
              // The dialog gives the focus back as it goes.
              flushSync(() => setOpen(false))
              if (area.current) insertText(area.current, text)
            }}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  )
}
