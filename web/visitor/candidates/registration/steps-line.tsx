import type { CSSProperties } from 'react'

/** The visitor's progress: words beside the colour, and the position for screen readers. */
export const StepsLine = ({ titles, step }: { titles: string[]; step: number }) => (
  <nav className="steps-line" aria-label="登録の進みぐあい">
    <ol style={{ '--steps': titles.length } as CSSProperties}>
      {titles.map((title, index) => (
        <li key={title} {...(index + 1 < step ? { 'data-done': true } : {})} {...(index + 1 === step ? { 'aria-current': 'step' as const } : {})}>
          {title}
          {index + 1 < step && <span className="vh">（済み）</span>}
        </li>
      ))}
    </ol>
    <p aria-hidden="true">
      {step} / {titles.length} {titles[step - 1]}
    </p>
  </nav>
)
