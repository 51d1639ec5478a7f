import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import type { ComposerField } from '#web/conversations/compose/composer.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { insertText } from './insert-text.ts'
import { TemplatesDialog } from './templates-dialog.tsx'
import type { Template } from './templates-of.ts'

type TemplateChipsProps = {
  templates: Template[]
  field: ComposerField
  /** Without scripts the page comes back with the template's text. */
  toPage: (key: string) => string
}

const SHOWN = 4

/** Begins a reply with a template. A slash in an empty field opens all of them. */
export function TemplateChips({ templates, field, toPage }: TemplateChipsProps) {
  const isScripted = useScripted()
  const [isOpen, setOpen] = useState(false)
  const onSlash = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey, altKey } = event
    if (key !== '/' || isComposing || ctrlKey || metaKey || altKey || field.text !== '') return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    const element = field.area.current
    const listen = (event: KeyboardEvent) => onSlash(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the field is the same as long as the form is there
  }, [])
  const choose = ({ text }: Template) => {
    const element = field.area.current
    if (element) insertText(element, text)
  }
  return (
    <>
      <ul className="template-chips" aria-label="テンプレート">
        <li className="small muted" aria-hidden="true">
          テンプレート
        </li>
        {templates.slice(0, SHOWN).map((template) => (
          <li key={template.key}>
            {isScripted ? (
              <button type="button" className="chip" onClick={() => choose(template)}>
                {template.name}
              </button>
            ) : (
              <Link className="chip" to={toPage(template.key)}>
                {template.name}
              </Link>
            )}
          </li>
        ))}
        {isScripted && (
          <li>
            <button type="button" className="chip" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              すべて<kbd aria-hidden="true">/</kbd>
            </button>
          </li>
        )}
      </ul>
      {isOpen &&
        createPortal(
          <TemplatesDialog
            templates={templates}
            onChoose={(template) => {
              setOpen(false)
              // After the dialog has given the focus back.
              setTimeout(() => choose(template))
            }}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  )
}
