import type { ReactNode } from 'react'
import '#web/operator/sure.css'

/** What cannot be taken back stands behind a second press, which needs no JavaScript: what becomes of it, and the form that does it. */
export const Sure = ({ label, note, of, children }: { label: string; note: string; of?: string; children: ReactNode }) => (
  <details className="sure">
    <summary className="button small">
      {label}
      {of && <span className="vh">：{of}</span>}
    </summary>
    <div className="sure-box">
      <p className="small">{note}</p>
      {children}
    </div>
  </details>
)
