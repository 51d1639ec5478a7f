import { href, Link } from 'react-router'
import { CompanyMark } from '../company-mark.tsx'
import { DemoLabel } from '../demo-label.tsx'
import { GrowingSeed } from '../figures/growing-seed.tsx'
import { collectingWords, responseWords } from '../figures/response-words.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import type { LoadedCompanies } from './load-companies.ts'
import styles from './company-card.module.css'

/** A company as a list shows it: what it does in its own words, then how many jobs are open and how it answers. */
export function CompanyCard({ item: { company, line } }: { item: LoadedCompanies['companies'][number] }) {
  const path = `${href('/company/detail')}?id=${company.id}`
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <CompanyMark company={company} size="small" />
        <div>
          <h2 className={styles.name}>
            <Link to={path}>
              <bdi>{company.name}</bdi>
            </Link>{' '}
            <DemoLabel company={company} />
          </h2>
          <p className={styles.line}>{line}</p>
        </div>
      </div>
      {company.introduction && <p className={styles.introduction}>{company.introduction}</p>}
      <p className={styles.facts}>
        {company.jobs_count > 0 ? (
          <Link to={`${path}#jobs`}>
            求人<b>{grouped(company.jobs_count)}</b>件
          </Link>
        ) : (
          <span>{company.is_hiring_open_position ? 'オープンポジションあり' : '募集中の求人なし'}</span>
        )}
        <Answers company={company} />
      </p>
    </article>
  )
}

/** The share of applications that the company answered, or how far the counting is. No colour: the reader judges whether it is good. */
function Answers({ company: { response_figures, counted_cases, is_unclaimed } }: Pick<LoadedCompanies['companies'][number], 'company'>) {
  if (is_unclaimed) return <span>会社の人は、まだ登録していません</span>
  if (!response_figures) {
    return (
      <span className={styles.growing}>
        <GrowingSeed cases={counted_cases ?? 0} />
        返信の実績：{collectingWords(counted_cases)}
      </span>
    )
  }
  const { share, median } = responseWords(response_figures)
  return (
    <span>
      回答率 <b>{share}</b>（{grouped(response_figures.cases)}件中{grouped(response_figures.answered)}件・{median}）
    </span>
  )
}
