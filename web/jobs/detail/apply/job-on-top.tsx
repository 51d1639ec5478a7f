import { href, Link } from 'react-router'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import type { JobOnTop } from './load-job-on-top.ts'
import styles from './job-on-top.module.css'

/** The job in four lines, above what is sent to its company. */
export const JobOnTopLines = ({
  onTop: { job_id, title, company, pay, place, response },
}: {
  onTop: Pick<JobOnTop, 'job_id' | 'title' | 'company' | 'pay' | 'place' | 'response'>
}) => (
  <div className={styles.top}>
    <CompanyMark company={company} size="small" />
    <div>
      <p>
        <Link to={`${href('/company/detail')}?id=${company.id}`}>
          <bdi>{company.name}</bdi>
        </Link>{' '}
        <DemoLabel company={company} />
      </p>
      <p className={`phrase ${styles.title}`}>
        {job_id > 0 ? (
          <Link to={`${href('/job_offer/detail')}?id=${job_id}`}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
      </p>
      {pay && (
        <p>
          <span className="nw">
            <span aria-hidden="true">{pay.text}</span>
            <span className="vh">{pay.spoken}</span>
          </span>
          {place && `・${place}`}
        </p>
      )}
      {response && (
        <p>
          回答率 {response.share}
          {response.median && `（${response.median}）`}
        </p>
      )}
    </div>
  </div>
)
