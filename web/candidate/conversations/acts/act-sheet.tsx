import { type ReactNode, useEffect, useRef } from 'react'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { sheetFocus } from './sheet-focus.ts'
import './phone-sheet.css'
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

/** A sheet over a conversation, which a button with its id as `popoverTarget` opens. */
export function ActSheet({ id, title, intents = [], result, className = '', children }: ActSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const mine = result?.saved === false && intents.includes(result.intent ?? '') ? result : undefined
  useEffect(() => {
    if (mine) sheet.current?.showPopover()
    else if (result && sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }, [mine, result])
  return (
    <section ref={sheet} id={id} popover="auto" className={`phone-sheet act-sheet ${className}`} aria-labelledby={`${id}-title`} {...sheetFocus}>
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
