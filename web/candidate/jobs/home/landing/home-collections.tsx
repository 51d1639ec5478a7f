import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { JobCardData } from '#web/jobs/card/job-card-of.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { responseWords } from '#web/companies/figures/response-words.ts'
import { bandText } from '#web/jobs/facts/pay.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import type { LoadedLanding } from './load-landing.ts'
import './home-collections.css'

/** Ways into the jobs by figures: each is a query that anybody can ask, with its rule as a sentence. */
export const HomeCollections = ({ fastest, remote, confirmed, proof }: Pick<LoadedLanding, 'fastest' | 'remote' | 'confirmed' | 'proof'>) => (
  <section className="section wrap">
    <div className="head">
      <h2>数字から選ぶ</h2>
      <Link className="small" to={`${href('/company')}?sort=2`}>
        企業の一覧（回答率の高い順）
      </Link>
    </div>
    <div className="collections">
      {fastest.length > 0 && (
        <Collection
          heading="返信が早い企業"
          count={proof && `${grouped(proof.companies)}社`}
          rule="応募10件以上の企業を、最初の返信の中央値が短い順に"
          to={`${href('/company')}?sort=3`}
        >
          {fastest.map((company) => {
            const { share, median } = responseWords(company.response_figures)
            return (
              <Row
                key={company.id}
                company={company}
                to={`${href('/company/detail')}?id=${company.id}`}
                title={company.name}
                detail={`求人${company.jobs_count}件・${company.response_figures?.cases}件中${company.response_figures?.answered}件`}
                figure={median.replace('中央値', '')}
                unit={share}
              />
            )
          })}
        </Collection>
      )}
      {remote.cards.length > 0 && (
        <Collection heading="フルリモート、700万円以上" count={`${grouped(remote.total)}件`} rule="年収の上限で判定。確認日の新しい順" to={remote.to}>
          {remote.cards.map((card) => (
            <JobRow key={card.job.id} card={card} />
          ))}
        </Collection>
      )}
      {confirmed.cards.length > 0 && (
        <Collection
          heading={confirmed.days === 1 ? '今日確認された求人' : `${confirmed.days}日以内に確認された求人`}
          count={`${grouped(confirmed.total)}件`}
          rule="企業の人が「募集中」と確認した日の新しい順"
          to={confirmed.to}
        >
          {confirmed.cards.map((card) => (
            <JobRow key={card.job.id} card={card} note={card.freshness.text} />
          ))}
        </Collection>
      )}
    </div>
  </section>
)

type CollectionProps = { heading: string; count: string | null; rule: string; to: string; children: ReactNode }

const Collection = ({ heading, count, rule, to, children }: CollectionProps) => (
  <section className="collection" aria-label={heading}>
    <header>
      <h3>{heading}</h3>
      {count && <span className="num">{count}</span>}
      <p>{rule}</p>
    </header>
    <ul>{children}</ul>
    <Link to={to}>
      すべて見る<span className="vh">：{heading}</span>
    </Link>
  </section>
)

const JobRow = ({ card, note }: { card: JobCardData; note?: string }) => {
  const { label, unit } = card.pay
  const band = bandText(card.pay)
  return (
    <Row
      company={card.company}
      to={`${href('/job_offer/detail')}?id=${card.job.id}`}
      title={card.job.position_title}
      detail={note ? `${note}・${card.company.name}` : card.company.name}
      figure={band.replace(unit, '')}
      unit={!band.includes(unit) ? '' : unit === '円' ? `円（${label}）` : unit}
    />
  )
}

type RowProps = {
  company: { id: number; name: string; logo: string | null; is_demo: boolean }
  to: string
  title: string
  detail: string
  figure: string
  unit: string
}

const Row = ({ company, to, title, detail, figure, unit }: RowProps) => (
  <li>
    <CompanyMark company={company} size="small" />
    <span>
      <Link to={to}>
        <bdi>{title}</bdi>
      </Link>
      <small>
        <bdi>{detail}</bdi> <DemoLabel company={company} />
      </small>
    </span>
    <span className="figure">
      <b>{figure}</b>
      <small>{unit}</small>
    </span>
  </li>
)
