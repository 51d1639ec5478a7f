import { href, Link } from 'react-router'
import { applyRefusals } from '#contract/platform/errors/apply-refusals.ts'
import { PostingText } from '#web/platform/posting-text/posting-text.tsx'
import { JobCards } from '../../card/job-cards.tsx'
import { ApplyButton } from '../../detail/apply/apply-actions.tsx'
import { applyPath } from '../../detail/apply/apply-path.ts'
import type { CompanyOnPage } from '../company-on-page.ts'
import styles from './company-jobs.module.css'

/** So many jobs stand open on a phone, and on a desk; the others are one press away, and the browser's search and print find them. */
const SHOWN = { phone: 3, desk: 5 }

/** A company's jobs, and the application to the company itself. */
export function CompanyJobs({ loaded: { company, jobs } }: { loaded: CompanyOnPage }) {
  const look = { heading: 'h3', actions: false, company: false } as const
  // A fold for a single job would save nothing.
  const shown = jobs.length > SHOWN.phone + 1 ? jobs.slice(0, SHOWN.phone) : jobs
  const onDesk = jobs.length > SHOWN.desk + 1 ? jobs.slice(shown.length, SHOWN.desk) : jobs.slice(shown.length)
  const rest = jobs.slice(shown.length + onDesk.length)
  return (
    <section className="section" id="jobs">
      <h2>募集中の求人{jobs.length > 0 && <span className={styles.count}>{jobs.length}件</span>}</h2>
      {jobs.length > 0 ? <JobCards cards={shown} {...look} /> : <p>いま募集している求人はありません。</p>}
      {onDesk.length > 0 && (
        <details className={`${styles.more} ${styles.second}`}>
          <summary className="button wide">ほかの求人 {onDesk.length + rest.length}件を見る</summary>
          <JobCards cards={onDesk} {...look} />
        </details>
      )}
      {rest.length > 0 && (
        <details className={`${styles.more} ${styles.third}`}>
          <summary className="button wide">ほかの求人 {rest.length}件を見る</summary>
          <JobCards cards={rest} {...look} />
        </details>
      )}
      {onDesk.length > 0 && (
        <p className={`small ${styles.all}`}>
          <Link to={`${href('/job_offer/search')}?company_name=${encodeURIComponent(company.name)}`}>
            「<bdi>{company.name}</bdi>」で求人を検索
          </Link>
        </p>
      )}
      {company.is_hiring_open_position && !company.is_unclaimed && <OpenPosition company={company} />}
    </section>
  )
}

function OpenPosition({ company: { id, deny_company_apply, open_position_description } }: Pick<CompanyOnPage, 'company'>) {
  const refusal = deny_company_apply ? applyRefusals.APPLICATIONS_NOT_ACCEPTED : null
  return (
    <div className={`panel ${styles.open}`} id="open-position">
      <h3>オープンポジション</h3>
      <p className="small">職種を決めずに、会社そのものに応募できます。何を任せるかは、話しながら決めます。</p>
      {open_position_description && <PostingText text={open_position_description} />}
      {refusal && (
        <p className="small" id="open-refusal">
          {refusal}
        </p>
      )}
      <ApplyButton refusal={refusal} to={applyPath({ company_id: id, job_id: 0 })} reasonId="open-refusal" />
    </div>
  )
}
