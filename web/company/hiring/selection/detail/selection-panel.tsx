import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { WorkIcon, type WorkIconName } from '#web/work/parts/work-icon.tsx'
import { boardPath, type Asked } from '../selection-path.ts'
import './selection-panel.css'

type SelectionPanelProps = {
  /** The card that is open, and the address of its whole page. */
  open: string
  whole: string
  asked: Asked
  /** The selections as the board shows them, column by column. */
  order: string[]
  children: (title: RefObject<HTMLHeadingElement | null>) => ReactNode
}

const keys = { Escape: 'close', ArrowLeft: 'previous', ArrowRight: 'next' } as const
const busy = 'input, textarea, select, [contenteditable], .card-menu[open], summary'

/** A selection beside the board. The board stays usable; below 960 pixels the panel stands in its place. */
export function SelectionPanel({ open, whole, asked, order, children }: SelectionPanelProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  const { key, hash } = useLocation()
  const at = order.indexOf(open)
  const opens = useEffectEvent(() => {
    // Who loads the page with the panel open begins at the title of the page.
    if (key !== 'default' && !hash) title.current?.focus({ preventScroll: true })
    if (panel.current) panel.current.scrollTop = 0
  })
  useLayoutEffect(() => opens(), [open])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = keys[event.key as keyof typeof keys]
      if (!act || event.isComposing || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (document.querySelector('dialog[open], :popover-open') || (event.target instanceof Element && event.target.closest(busy))) return
      const link = panel.current?.querySelector<HTMLAnchorElement>(`[data-act-of-panel="${act}"]`)
      if (!link) return
      event.preventDefault()
      link.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const to = (open: string | undefined) => open && boardPath({ ...asked, open })
  return (
    <aside className="selection-panel" ref={panel} aria-label="選択中の候補者">
      <div className="panel-tools">
        <PanelLink act="close" icon="close" to={boardPath({ ...asked, open: undefined })}>
          閉じる
        </PanelLink>
        {at >= 0 && (
          <span className="small muted">
            {at + 1}／{order.length}人
          </span>
        )}
        <span className="grow" />
        <PanelLink act="previous" icon="previous" to={to(order[at - 1])}>
          前の候補者
        </PanelLink>
        <PanelLink act="next" icon="next" to={at < 0 ? undefined : to(order[at + 1])}>
          次の候補者
        </PanelLink>
        <PanelLink act="whole" icon="fold" to={whole}>
          ページで開く
        </PanelLink>
      </div>
      {children(title)}
    </aside>
  )
}

type PanelLinkProps = { act: string; icon: WorkIconName; to: string | undefined; children: string }

const PanelLink = ({ act, icon, to, children }: PanelLinkProps) =>
  to ? (
    <Link className="button icon bare" to={to} aria-label={children} title={children} data-act-of-panel={act} preventScrollReset>
      <WorkIcon name={icon} />
    </Link>
  ) : null
