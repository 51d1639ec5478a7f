import { href, Link } from 'react-router'
import { JobCards } from '../card/job-cards.tsx'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { Tags } from '#web/ui/tags.tsx'
import type { JobOnPage } from './job-on-page.ts'

const OFFERED = 4

export const JobHead = ({ loaded: { job, company, companyLine, tags, closed, otherJobs } }: { loaded: JobOnPage }) => (
  <header>
    <div className="co">
      <CompanyMark company={company} size="large" />
      <div>
        <Link to={`${href('/company/detail')}?id=${company.id}`}>
          <bdi>{company.name}</bdi>
        </Link>{' '}
        <DemoLabel company={company} />
        <p>{companyLine}</p>
      </div>
    </div>
    <h1 className="phrase">
      <bdi>{job.position_title}</bdi>
    </h1>
    <Tags tags={tags} />
    {closed && (
      <div className="closed-note note warn">
        <p>
          <strong>{closed}</strong>
        </p>
        {otherJobs.length === 0 && <p>この会社がいま募集している求人はありません。</p>}
      </div>
    )}
    {closed && otherJobs.length > 0 && (
      <section className="section">
        <h2>この会社がいま募集している求人</h2>
        <JobCards cards={otherJobs.slice(0, OFFERED)} heading="h3" actions={false} company={false} />
        {otherJobs.length > OFFERED && (
          <p className="small open-position">
            <Link to={`${href('/company/detail')}?id=${company.id}#jobs`}>この会社の求人をすべて見る</Link>
          </p>
        )}
      </section>
    )}
  </header>
)
