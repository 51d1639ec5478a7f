import { href, Link } from 'react-router'
import { CompanyMark } from '../company-mark.tsx'
import { DemoLabel } from '../demo-label.tsx'
import { ResponseFacts } from '../figures/response-facts.tsx'
import { Tags } from '#web/ui/tags.tsx'
import type { LoadedCompanies } from './load-companies.ts'
import styles from './company-card.module.css'

/** A company as a list shows it: what it does, how many jobs are open, how it answers. */
export function CompanyCard({ item: { company, line, kinds } }: { item: LoadedCompanies['companies'][number] }) {
  const path = `${href('/company/detail')}?id=${company.id}`
  return (
    <article className={`panel ${styles.card}`}>
      <div className={styles.body}>
        <div className="co">
          <CompanyMark company={company} />
          <div>
            <h2 className={styles.name}>
              <Link to={path}>
                <bdi>{company.name}</bdi>
              </Link>{' '}
              <DemoLabel company={company} />
            </h2>
            <p>{line}</p>
          </div>
        </div>
        {company.introduction && <p className={styles.introduction}>{company.introduction}</p>}
        {kinds.length > 0 && <Tags tags={kinds} />}
      </div>
      <dl className={`facts ${styles.facts}`}>
        <div>
          <dt>募集中の求人</dt>
          <dd>
            <JobsCount path={path} count={company.jobs_count} isOpen={company.is_hiring_open_position} />
          </dd>
        </div>
        <div>
          <dt>応募への回答</dt>
          <dd>
            <ResponseFacts figures={company.response_figures} />
          </dd>
        </div>
      </dl>
    </article>
  )
}

function JobsCount({ path, count, isOpen }: { path: string; count: number; isOpen: boolean }) {
  return (
    <>
      {count > 0 ? (
        <Link to={`${path}#jobs`}>
          <b className="fig">{count}</b>件
        </Link>
      ) : (
        <b>なし</b>
      )}
      {isOpen && <small>オープンポジションあり</small>}
    </>
  )
}
