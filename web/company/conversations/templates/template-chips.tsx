import type { RefObject } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { href, Link } from 'react-router'
import { useScripted } from '#web/ui/use-scripted.ts'
import { insertText } from './insert-text.ts'
import { TemplatesDialog } from './templates-dialog.tsx'
import type { Template } from './templates-of.ts'
import './template-chips.css'

type TemplateChipsProps = {
  templates: Template[]
  field: { area: RefObject<HTMLTextAreaElement | null> }
  /** Whether all of them are shown; a slash in an empty field shows them too. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Without scripts the page comes back with the template's text: only an empty box shows the links (template-chips.css). */
  toPage: (key: string) => string
  /** Makes a template of what is written. */
  onSave?: (text: string) => void
}

const SHOWN = 4

/** Begins a reply with a template. */
export function TemplateChips({ templates, field, isOpen, setOpen, toPage, onSave }: TemplateChipsProps) {
  const isScripted = useScripted()
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
                <bdi>{template.name}</bdi>
              </button>
            ) : (
              <Link className="chip" to={toPage(template.key)}>
                <bdi>{template.name}</bdi>
              </Link>
            )}
          </li>
        ))}
        {onSave && (
          <li className="save">
            {isScripted ? (
              <button type="button" className="chip" aria-haspopup="dialog" onClick={() => onSave(field.area.current?.value ?? '')}>
                テンプレートとして保存
              </button>
            ) : (
              <Link className="chip" to={href('/online/companies/settings/templates/edit')}>
                テンプレートを作成
              </Link>
            )}
          </li>
        )}
        {isScripted && (
          <li className="all">
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
              // The dialog gives the focus back as it goes.
              flushSync(() => setOpen(false))
              choose(template)
            }}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  )
}
