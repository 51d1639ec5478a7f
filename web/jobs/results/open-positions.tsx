import { href, Link } from 'react-router'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import type { LoadedSearch } from '../search/load-search.ts'
import './open-positions.css'

/** Companies that take people without a fixed role, after the jobs and apart from them: they have no posting, and no number of jobs holds them. */
export default function OpenPositions({ openPositions }: Pick<LoadedSearch, 'openPositions'>) {
  return (
    <section className="open-positions" aria-labelledby="open-positions">
      <h2 id="open-positions">職種を決めずに応募できる企業</h2>
      <p className="small muted phrase">さがした言葉に合う企業のオープンポジションです。求人の件数には入っていません。</p>
      <ul>
        {openPositions.map(({ company, text }) => (
          <li key={company.id} className="panel">
            <CompanyMark company={company} />
            <div>
              <h3>
                <Link to={`${href('/company/detail')}?id=${company.id}#open-position`}>
                  <bdi>{company.name}</bdi>
                  <span>のオープンポジション</span>
                </Link>{' '}
                <DemoLabel company={company} />
              </h3>
              {text && (
                <p className="small">
                  <bdi>{text}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
