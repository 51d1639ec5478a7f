import { href, Link } from 'react-router'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { KeptHtml } from '#web/ui/kept-html/kept-html.tsx'
import { Highlight } from '#web/ui/text/highlight.tsx'
import { Salary } from '../facts/salary.tsx'
import { FavoriteButton } from '../follow/favorite-button.tsx'
import { JobMenu } from '../menu/job-menu.tsx'
import { SavedMark } from '../menu/saved-mark.tsx'
import './job-card-actions.css'
import { VisitorFavorite } from '../follow/visitor-list.tsx'
import type { JobCardData } from './job-card-of.ts'
import './job-card.css'

/**
 * 気になる in the card's last row, and the other acts behind ⋯. A visitor signs in first, and returns to this list with the job marked.
 * A company without members here cannot be reached by 気になる: a candidate can only take an old mark back.
 */
function JobCardActions({ job, company }: Pick<JobCardData, 'job' | 'company'>) {
  const isSignedIn = useAccount() !== null
  const followed = { company_id: company.id, job_id: job.id }
  const title = job.position_title
  return (
    <>
      <div className="job-acts">
        {isSignedIn && <SavedMark followed={followed} marked={job.is_bookmarked_by_me} />}
        {(!company.is_unclaimed || job.is_favorited_by_me) &&
          (isSignedIn ? (
            <FavoriteButton followed={followed} marked={job.is_favorited_by_me} title={title} size="icon" />
          ) : (
            <VisitorFavorite followed={followed} title={title} />
          ))}
      </div>
      <JobMenu job={job} company={company} />
    </>
  )
}

// Only a signed-in candidate with wishes sees it; its HTML works before its code is loaded.
const JobMatch = lazyPart(async () => ({ default: (await import('./job-match.tsx')).JobMatch }))

export type JobCardProps = { card: JobCardData; heading?: 'h2' | 'h3'; actions?: boolean; company?: boolean }

/**
 * A job in any list: its company, title, pay, place, confirmation and answers. `company` is left out on the company's own page.
 * The whole card is no link, so that visitors can select its text.
 */
export function JobCard(props: JobCardProps) {
  const isSignedIn = useAccount() !== null
  return (
    <KeptHtml by={['job-card', props, isSignedIn]}>
      <Card {...props} />
    </KeptHtml>
  )
}

/** Up to the prefecture, and the city where the line has room for it: it wraps to a second line, which is hidden. */
function Place({ words }: { words: string }) {
  const last = words.lastIndexOf('・') + 1
  const [prefecture] = /^(?:..[都道府]|.{2,3}県)/u.exec(words.slice(last)) ?? []
  const end = prefecture && /[市区町村]$/u.test(words) ? last + prefecture.length : words.length
  const [before, city] = [words.slice(0, end), words.slice(end)]
  return (
    <span className="job-place">
      {before}
      {city && <wbr />}
      {city}
    </span>
  )
}

function Card({ card, heading: Heading = 'h2', actions = true, company: isCompanyShown = true }: JobCardProps) {
  const { job, company, label, phase, pay, freshness, response } = card
  return (
    <article className="job">
      {isCompanyShown && (
        <p className="job-co">
          <span>
            <CompanyMark company={company} size="small" />
            <Link to={`${href('/company/detail')}?id=${company.id}`} dir="auto">
              {company.name}
            </Link>
            <DemoLabel company={company} />
            {label && <span className="label">{label}</span>}
          </span>
          {!label && <span>{phase}</span>}
        </p>
      )}
      <Heading className="job-title phrase">
        <Link to={`${href('/job_offer/detail')}?id=${job.id}`}>
          <Highlight text={job.position_title} hits={card.titleHits} />
        </Link>
      </Heading>
      <div className="job-lines">
        <p className="job-pay">
          <Salary pay={pay} size="card" />
          <Place words={card.place.join('・')} />
        </p>
        <p className="job-facts">
          <span className={`fresh ${freshness.state}`}>
            <Icon name={freshness.state === 'old' ? 'clock' : 'sprout'} />
            {freshness.text}
          </span>
          <span>回答率 {response ? <b>{response.share}</b> : 'なし'}</span>
          {response?.median && <span className="job-median">{`（${response.median}）`}</span>}
        </p>
      </div>
      {card.match ? <JobMatch match={card.match} job={job} /> : <p className="job-terms">{card.terms.join('・')}</p>}
      {actions && <JobCardActions job={job} company={company} />}
      {card.why && <p className="job-why">{card.why}</p>}
    </article>
  )
}
