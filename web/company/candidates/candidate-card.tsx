import { Link } from 'react-router'
import type { PersonListed } from '#contract/candidates/search/people.ts'
import type { ShownMatch } from '#web/matching/match-lines-of.ts'
import { MatchLines } from '#web/matching/match-lines.tsx'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { FavoriteForm } from './favorite-form.tsx'
import { candidatePath } from './candidate-path.ts'
import type { CandidateLines } from './candidate-lines.ts'
import styles from './people.module.css'
import '#web/ui/label.css'
import '#web/ui/panel.css'
import '#web/ui/tags.css'

/** A candidate in a list: first what they say of themself, then what they wish. */
export function CandidateCard({ person, lines, match }: { person: PersonListed; lines: CandidateLines; match: ShownMatch | null }) {
  return (
    <article className={`panel ${styles.card}`}>
      <h2>
        <Link to={candidatePath(person.id)}>
          <bdi>{person.job_history_name || '見出しは、まだありません'}</bdi>
        </Link>{' '}
        {person.premium && <PremiumLabel />}
      </h2>
      <ul className="tags">
        {[...lines.standing, lines.place].filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {person.excerpt && <p className={styles.excerpt}>{person.excerpt}</p>}
      <dl className={styles.terms}>
        {lines.terms.map(({ name, value }) => (
          <Term key={name} name={name} value={value} />
        ))}
      </dl>
      {match && <MatchLines match={match} />}
      <div className="row">
        <FavoriteForm candidate_id={person.id} is_favorited={person.is_favorited} />
        {person.scouted_at && <span className="label">スカウト済み</span>}
      </div>
    </article>
  )
}

const Term = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
