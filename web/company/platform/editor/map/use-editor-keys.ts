import { type RefObject, useEffect } from 'react'

/** F8 goes to the next finding after the field with the focus, ⌘S or Ctrl+S saves. Both act while somebody types: that is when they are needed. */
export function useEditorKeys(form: RefObject<HTMLFormElement | null>, fields: string[], goTo: (field: string) => void) {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'F8' && fields.length > 0) {
        event.preventDefault()
        goTo(fields.find(isAfterFocus) ?? fields[0]!)
      }
      if (event.key.toLowerCase() === 's' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey) {
        event.preventDefault()
        const save = document.querySelector<HTMLButtonElement>(`button[form="${form.current?.id}"][value="save"]`)
        if (save && save.ariaDisabled !== 'true') form.current?.requestSubmit(save)
      }
    }
    addEventListener('keydown', act)
    return () => removeEventListener('keydown', act)
  }, [form, fields, goTo])
}

/** A field that was just mended is no finding any more, so its place on the page decides what comes next. */
function isAfterFocus(field: string) {
  const row = document.getElementById(`f-${field}`)
  const here = document.activeElement
  return row !== null && here !== null && !row.contains(here) && Boolean(here.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING)
}
