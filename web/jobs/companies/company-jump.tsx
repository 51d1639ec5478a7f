import type { CompanyOnPage } from './company-on-page.ts'
import styles from './company-jump.module.css'

type Props = { loaded: CompanyOnPage; hasStories: boolean }

/** The parts of a long page, always at hand on a phone. A part that the company has not filled is not named. */
export function CompanyJump({ loaded: { company, jobs, application, scout, company_finances }, hasStories }: Props) {
  const parts: [id: string, name: string, isThere: boolean][] = [
    ['responses', '返信', Boolean(application ?? scout)],
    ['jobs', `求人 ${jobs.length}件`, !company.end_of_contract],
    ['photos', '会社のようす', company.photos.length > 0],
    ['stories', 'ストーリー', hasStories],
    ['facts', '概要', true],
    ['members', 'メンバー', company.admin.length + company.employees.length > 0],
    ['funding', '資金調達', company_finances.length > 0],
  ]
  return (
    <nav className={styles.jump} aria-label="このページの内容">
      <ul>
        {parts.map(
          ([id, name, isThere]) =>
            isThere && (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
