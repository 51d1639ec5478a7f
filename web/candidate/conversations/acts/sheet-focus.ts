import type { KeyboardEvent, ToggleEvent } from 'react'

const focusable = 'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary'
const focusableIn = (sheet: HTMLElement) => [...sheet.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility())

/** For a popover that is a sheet: the focus goes in, stays until it closes, and the browser takes it back to the button that opened it. */
export const sheetFocus = {
  onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open' && !currentTarget.contains(document.activeElement)) focusableIn(currentTarget)[0]?.focus()
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, currentTarget } = event
    if (key !== 'Tab' || !currentTarget.matches(':popover-open')) return
    const all = focusableIn(currentTarget)
    const [first, last] = [all[0], all.at(-1)]
    if (document.activeElement !== (shiftKey ? first : last)) return
    event.preventDefault()
    ;(shiftKey ? last : first)?.focus()
  },
}
