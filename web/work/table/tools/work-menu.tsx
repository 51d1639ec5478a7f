import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { WorkIcon, type WorkIconName } from '#web/work/parts/work-icon.tsx'
import './work-menu.css'

type Props = { label: string; icon?: WorkIconName; look?: 'add'; children: ReactNode }

/** A button that unfolds a box below it, without scripts too. With them a press elsewhere, Esc and a step to another address fold it again. */
export function WorkMenu({ label, icon, look, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    // Not as the scripts start: somebody may have unfolded it before.
    if (openedAt.current === key) return
    openedAt.current = key
    ref.current?.removeAttribute('open')
  }, [key])
  useEffect(() => {
    const listening = new AbortController()
    const close = () => ref.current?.removeAttribute('open')
    const options = { signal: listening.signal }
    addEventListener('pointerdown', ({ target }) => !ref.current?.contains(target as Node) && close(), options)
    addEventListener(
      'keydown',
      ({ key: pressed }) => {
        if (pressed !== 'Escape' || !ref.current?.open) return
        if (ref.current.contains(document.activeElement)) ref.current.querySelector('summary')?.focus()
        close()
      },
      options,
    )
    return () => listening.abort()
  }, [])
  return (
    <details className={look ? `work-menu ${look}` : 'work-menu'} ref={ref}>
      <summary>
        {icon && <WorkIcon name={icon} />}
        {label}
        {!look && <WorkIcon name="down" />}
      </summary>
      <div className="work-menu-box">{children}</div>
    </details>
  )
}
