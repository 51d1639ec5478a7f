import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link, useNavigate, useOutletContext } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import styles from './apply-sheet.module.css'

type Props = {
  title: string
  /** The page to which closing leads. */
  closeTo: string
  onTop: ReactNode
  children: ReactNode
}

/**
 * The sheet of an application: over the job where the browser came from it, by itself as a page where somebody opened its address, or scripts do not run.
 * Back closes it.
 */
export function ApplySheet({ title, closeTo, onTop, children }: Props) {
  const isOver = useOutletContext<boolean | undefined>() === true
  const heading = useId()
  const news = useRef<HTMLHeadingElement>(null)
  const told = useRef(title)
  // Another title is news: its heading takes the focus, so that a screen reader says it.
  useEffect(() => {
    if (title === told.current) return
    told.current = title
    news.current?.focus()
  }, [title])
  const card = (
    <>
      <header className={styles.head}>
        <h1 id={heading} ref={news} tabIndex={-1}>
          {title}
        </h1>
        <CloseLink to={closeTo} isOver={isOver} />
      </header>
      {onTop}
      {children}
    </>
  )
  if (isOver) return <Over heading={heading}>{card}</Over>
  return (
    <div className={`wrap ${styles.page}`}>
      <section className={styles.card} aria-labelledby={heading}>
        {card}
      </section>
    </div>
  )
}

/** What was sent within the sheet took the place of its entry: the one before is the job below. */
function useClose() {
  const navigate = useNavigate()
  return () => void navigate(-1)
}

function CloseLink({ to, isOver }: { to: string; isOver: boolean }) {
  const close = useClose()
  return (
    <Link
      className={styles.close}
      to={to}
      aria-label="閉じる"
      onClick={(event) => {
        if (!isOver || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        close()
      }}
    >
      <Icon name="close" />
    </Link>
  )
}

/** A dialog of the browser: what lies below can neither be pressed nor read, and Escape closes it. */
function Over({ heading, children }: { heading: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useClose()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`${styles.card} ${styles.over}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      {children}
    </dialog>
  )
}
