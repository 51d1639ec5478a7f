import { type RefObject, useEffect } from 'react'

/** F8 goes to the next finding after the field with the focus, ⌘S or Ctrl+S saves. Both act while somebody types: that is when they are needed. */
export function useEditorKeys(form: RefObject<HTMLFormElement | null>, fields: string[], goTo: (field: string) => void) {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'F8' && fields.length > 0) {
        const here = document.activeElement?.closest('[id^="f-"]')?.id.slice(2)
        event.preventDefault()
        goTo(fields[(fields.indexOf(here ?? '') + 1) % fields.length] ?? fields[0]!)
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
