import { CompanyMark } from '#web/jobs/company-mark.tsx'
import { DemoLabel } from '#web/jobs/demo-label.tsx'
import { Tags } from '#web/ui/tags.tsx'
import styles from './company-head.module.css'
import type { CompanyOnPage } from './company-on-page.ts'

export const CompanyHead = ({ loaded: { company, line, kinds } }: { loaded: CompanyOnPage }) => (
  <header className={styles.head}>
    <div className={styles.name}>
      <CompanyMark company={company} size="large" />
      <div>
        <h1>
          {company.name} <DemoLabel company={company} />
        </h1>
        <p className="small muted">{line}</p>
      </div>
    </div>
    {kinds.length > 0 && <Tags tags={kinds} />}
    {company.end_of_contract && (
      <p className="note warn">
        <strong>この企業は、いま募集をしていません。</strong>契約が終わっているため、新しい応募や連絡はできません。
      </p>
    )}
  </header>
)
