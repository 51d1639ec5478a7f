import type { ReactNode } from 'react'
import styles from './folded-part.module.css'

type FoldedPartProps = {
  id?: string | undefined
  heading: string
  /** What it holds, in one line. */
  line?: ReactNode
  open?: boolean | undefined
  className?: string
  children: ReactNode
}

/** A part of a long page: on a phone one line that opens, on a desk and on paper open. `id` stands inside, so that a link to it, as the browser's search, opens the part. */
export const FoldedPart = ({ id, heading, line, open, className = 'section', children }: FoldedPartProps) => (
  <section className={`${className} ${styles.part}`}>
    <h2 className={styles.wide}>{heading}</h2>
    <details open={open}>
      <summary>
        <h2>{heading}</h2>
        {line && <span className="small muted">{line}</span>}
      </summary>
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  </section>
)
