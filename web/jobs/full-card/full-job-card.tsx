import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { MatchLines } from '#web/matching/match-lines.tsx'
import { Highlight } from '#web/ui/text/highlight.tsx'
import { Tags } from '#web/ui/tags.tsx'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import type { FullJobCardData } from './full-job-card-of.ts'
import './full-job-card.css'
import { confirmedBy, FreshnessLine } from '../facts/freshness-line.tsx'
import { ResponseFacts } from '#web/companies/figures/response-facts.tsx'
import { Salary } from '../facts/salary.tsx'

/** One job with everything that decides whether it interests a candidate: alone, or in a list in the view くわしく. Other lists use `JobCard`. */
export function FullJobCard({ card, children }: { card: FullJobCardData; children?: ReactNode }) {
  const { job, company, lead, freshness } = card
  return (
    <article className={freshness.state === 'old' ? 'full-job quiet' : 'full-job'}>
      <div className="job-body">
        <div className="co">
          <CompanyMark company={company} />
          <div>
            <Link to={`${href('/company/detail')}?id=${company.id}`}>
              <bdi>{company.name}</bdi>
            </Link>
            <DemoLabel company={company} />
            <p>{card.companyLine}</p>
          </div>
        </div>
        <h2 className="job-title phrase">
          <Link to={`${href('/job_offer/detail')}?id=${job.id}`}>
            <Highlight text={job.position_title} hits={card.titleHits} />
          </Link>
        </h2>
        {lead.text && (
          <p className="job-lead">
            <Highlight text={lead.text} hits={lead.hits} />
          </p>
        )}
        <Tags tags={card.tags} />
        <JobNote card={card} />
      </div>
      <JobFacts card={card} />
      {card.match && (
        <div className="why">
          <MatchLines match={card.match} />
        </div>
      )}
      {children}
    </article>
  )
}

/** At most one note: the one that could make reading on useless comes first. */
function JobNote({ card: { freshness, company, salaryChange } }: { card: Pick<FullJobCardData, 'freshness' | 'company' | 'salaryChange'> }) {
  if (freshness.state === 'old') {
    return (
      <p className="job-note warn">
        確認から{freshness.days}日たちました。{freshness.leaves_on}までに再確認がなければ、一覧から消えます。
      </p>
    )
  }
  if (company.is_unclaimed) return <p className="job-note">まだこの会社の人は登録していません。応募は、元の求人のページからです。</p>
  if (company.deny_company_apply) return <p className="job-note">直接の応募は受け付けていません。「気になる」は送れます。</p>
  if (salaryChange) {
    return (
      <p className="job-note">
        {salaryChange.day}に年収を変更：<del>{salaryChange.from}</del> → <b>{salaryChange.to}</b>
      </p>
    )
  }
  return null
}

/** The three facts of every job, always in this order: pay, day of confirmation, answers to applications. */
function JobFacts({ card: { pay, freshness, figures, job } }: { card: Pick<FullJobCardData, 'pay' | 'freshness' | 'figures' | 'job'> }) {
  return (
    <dl className="facts">
      <div className="pay">
        <dt>{pay.label}</dt>
        <dd>
          <Salary pay={pay} />
          {pay.notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
        </dd>
      </div>
      <div>
        <dt>確認日</dt>
        <dd>
          <FreshnessLine freshness={freshness} />
          <small>{freshness.state === 'old' ? '再確認を待っています' : confirmedBy(job.confirmed_by)}</small>
        </dd>
      </div>
      <div>
        <dt>応募への回答</dt>
        <dd>
          <ResponseFacts figures={figures} />
        </dd>
      </div>
    </dl>
  )
}
