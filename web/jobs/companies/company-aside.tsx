import { Link } from 'react-router'
import { HideButton } from '../follow/hide-button.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { applicationRows, scoutRows } from '#web/companies/figures/figure-rows.ts'
import { ResponseFiguresList, STILL_COUNTING } from '#web/companies/figures/response-figures-list.tsx'
import { BlockCompany } from './block-company.tsx'
import styles from './company-aside.module.css'
import type { CompanyOnPage } from './company-on-page.ts'
import { OpenPositionFavorite } from './open-position-favorite.tsx'

/** How the company answers, and how to follow it. */
export function CompanyAside({ loaded: { company, jobs, application, scout }, path }: { loaded: CompanyOnPage; path: string }) {
  const { id, end_of_contract } = company
  const isSignedIn = useAccount() !== null
  const feeds = [
    ['atom', 'Atom'],
    ['rss', 'RSS'],
    ['json', 'JSON Feed'],
  ] as const
  return (
    <aside className="buy" aria-label="会社の返事と新着">
      {!end_of_contract && (
        <div className="panel">
          <div className="acts">
            <a className="button primary" href="#jobs">
              募集中の求人 {jobs.length}件
            </a>
            {company.is_hiring_open_position && !company.is_unclaimed && <OpenPositionFavorite company={company} path={path} />}
          </div>
        </div>
      )}
      {(application || scout) && (
        <div className="panel">
          <h2 className={styles.heading}>この会社の返事</h2>
          <h3 className={styles.kind}>応募</h3>
          {application ? <ResponseFiguresList rows={applicationRows(application)} /> : <p className="small muted">{STILL_COUNTING}</p>}
          <h3 className={styles.kind}>スカウト</h3>
          {scout ? <ResponseFiguresList rows={scoutRows(scout)} /> : <p className="small muted">{STILL_COUNTING}</p>}
          <p className={`small ${styles.how}`}>
            <Link to="/about/metrics#responses">算出方法</Link>
          </p>
        </div>
      )}
      {!end_of_contract && (
        <p className={`row small ${styles.feeds}`}>
          <span className="muted">新着をフィードで</span>
          {feeds.map(([format, name]) => (
            <a key={format} href={`/company/feed.${format}?id=${id}`}>
              <bdi>{name}</bdi>
            </a>
          ))}
        </p>
      )}
      {isSignedIn && !end_of_contract && (
        <HideButton followed={{ company_id: id, job_id: 0 }} hidden={company.is_hidden_by_me} title={company.name} of="company" />
      )}
      <BlockCompany company={company} />
      <p className={`row small ${styles.feeds}`}>
        <Link to={`/about/contact?about=${encodeURIComponent(path)}`}>この企業を通報する</Link>
      </p>
    </aside>
  )
}
