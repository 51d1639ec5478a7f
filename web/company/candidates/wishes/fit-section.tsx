import type { Match } from '#contract/matching/matching.ts'
import { matchLinesOf } from '#web/matching/match-lines-of.ts'
import { MatchLines } from '#web/matching/match-lines.tsx'
import './wishes.css'

type FitSectionProps = { match: Match | null; job: string | undefined }

/** A candidate's wishes beside the job of their selection, by the lines that the candidate reads too. Nothing where there is no job or no wish. */
export function FitSection({ match, job }: FitSectionProps) {
  const lines = matchLinesOf(match)
  if (!lines || lines.lines.length === 0) return null
  return (
    <section className="fit">
      <h3>適合</h3>
      {job !== undefined && (
        <p className="small muted">
          <bdi>{job}</bdi>
        </p>
      )}
      <MatchLines match={lines} />
    </section>
  )
}
