import { Link } from 'react-router'
import { JobCard } from '#web/jobs/card/job-card.tsx'
import { FavoriteButton } from '#web/jobs/follow/favorite-button.tsx'
import { SaveButton } from '#web/jobs/follow/save-button.tsx'
import { Entry } from './entry.tsx'
import type { favoriteCardOf } from './favorite-card-of.ts'

type KeptListProps = { kept: ReturnType<typeof favoriteCardOf>[]; of: 'favorites' | 'bookmarks' }

/** What a candidate marked, as cards; a line where they cannot apply any more. */
export function PairList({ kept, of }: KeptListProps) {
  const Button = of === 'favorites' ? FavoriteButton : SaveButton
  return (
    <div className="jobs">
      {kept.map(({ card, followed, company, closed }) =>
        card && !closed ? (
          <JobCard key={`${followed.company_id}-${followed.job_id}`} card={card} />
        ) : (
          <ul key={`${followed.company_id}-${followed.job_id}`} className="entries">
            <Entry
              company={company}
              title={
                card ? (
                  <Link to={`/job_offer/detail?id=${card.job.id}`}>
                    <bdi>{card.job.position_title}</bdi>
                  </Link>
                ) : (
                  <Link to={`/company/detail?id=${company.id}`}>
                    <bdi>{company.name}</bdi>のオープンポジション
                  </Link>
                )
              }
              acts={<Button followed={followed} marked title={card?.job.position_title ?? company.name} size="small" />}
            >
              <bdi>{company.name}</bdi>
              {closed && <strong>　募集は終了しました</strong>}
            </Entry>
          </ul>
        ),
      )}
    </div>
  )
}
