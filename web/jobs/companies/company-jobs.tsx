import { applyRefusals } from '#contract/platform/errors/apply-refusals.ts'
import { ApplyButton } from '../detail/apply/apply-actions.tsx'
import { applyPath } from '../detail/apply/apply-path.ts'
import { JobCards } from '../card/job-cards.tsx'
import { PostingText } from '#web/platform/posting-text/posting-text.tsx'
import styles from './company-jobs.module.css'
import type { CompanyOnPage } from './company-on-page.ts'

export function CompanyJobs({ loaded: { company, jobs } }: { loaded: CompanyOnPage }) {
  const { is_hiring_open_position, open_position_description, deny_company_apply, is_unclaimed } = company
  const refusal = deny_company_apply ? applyRefusals.APPLICATIONS_NOT_ACCEPTED : null
  return (
    <section className="section" id="jobs">
      <h2>募集中の求人{jobs.length > 0 && <span className={styles.count}>{jobs.length}件</span>}</h2>
      {jobs.length > 0 ? <JobCards cards={jobs} heading="h3" actions={false} company={false} /> : <p>いま募集している求人はありません。</p>}
      {is_hiring_open_position && !is_unclaimed && (
        <div className={`panel ${styles.open}`} id="open-position">
          <h3>オープンポジション</h3>
          <p className="small">職種を決めずに、会社そのものに応募できます。何を任せるかは、話しながら決めます。</p>
          {open_position_description && <PostingText text={open_position_description} />}
          {refusal && (
            <p className="small" id="open-refusal">
              {refusal}
            </p>
          )}
          <ApplyButton refusal={refusal} to={applyPath({ company_id: company.id, job_id: 0 })} reasonId="open-refusal" />
        </div>
      )}
    </section>
  )
}
