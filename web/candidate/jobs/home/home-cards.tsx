import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { JobCards } from '#web/jobs/card/job-cards.tsx'
import type { JobCardData } from '#web/jobs/card/job-card-of.ts'

type HomeCardsProps = { title: string; more: string; to: string; cards: JobCardData[]; actions?: boolean; children?: ReactNode }

/** Three cards side by side, their rows on one line. */
export function HomeCards({ title, more, to, cards, actions = false, children }: HomeCardsProps) {
  if (!cards.length) return null
  return (
    <section className="section wrap">
      <div className="head">
        <h2>{title}</h2>
        <Link className="small" to={to}>
          {more}
        </Link>
      </div>
      {children}
      <JobCards className="jobs three" cards={cards} heading="h3" actions={actions} />
    </section>
  )
}
