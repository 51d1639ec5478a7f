import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import './act-sheet.css'

type ActSheetProps = {
  id: string
  title: string
  /** The acts of its forms, by the names of their buttons. */
  intents?: string[]
  result?: FormResult | undefined
  className?: string
  children: ReactNode
}

const focusable = 'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary'

/** The browser opens it without scripts and closes it by Escape; the focus stays inside until then. */
function holdFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || !event.currentTarget.matches(':popover-open')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility())
  const [first, last] = [all[0], all.at(-1)]
  const leaves = event.shiftKey ? document.activeElement === first : document.activeElement === last
  if (!leaves) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/** A sheet over a conversation, which a button with its id as `popoverTarget` opens. */
export function ActSheet({ id, title, intents = [], result, className = '', children }: ActSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const mine = result?.saved === false && intents.includes(result.intent ?? '') ? result : undefined
  useEffect(() => {
    if (mine) sheet.current?.showPopover()
    else if (result && sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }, [mine, result])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps the Tab key inside
    <section ref={sheet} id={id} popover="auto" className={`act-sheet ${className}`} aria-labelledby={`${id}-title`} onKeyDown={holdFocus}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="button icon bare" popoverTarget={id} popoverTargetAction="hide" aria-label="閉じる">
          <Icon name="close" />
        </button>
      </header>
      <FormRefusal result={mine} />
      {children}
    </section>
  )
}
