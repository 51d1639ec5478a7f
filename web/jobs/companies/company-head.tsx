import { href, Link } from 'react-router'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { useFeature } from '#web/platform/shell/use-feature.ts'
import { Tags } from '#web/ui/tags.tsx'
import styles from './company-head.module.css'
import type { CompanyOnPage } from './company-on-page.ts'

export const CompanyHead = ({ loaded: { company, line, kinds } }: { loaded: CompanyOnPage }) => (
  <header className={styles.head}>
    <div className={styles.name}>
      <CompanyMark company={company} size="large" />
      <div>
        <h1>
          <bdi>{company.name}</bdi> <DemoLabel company={company} />
        </h1>
        <p className="small muted">{line}</p>
      </div>
    </div>
    {kinds.length > 0 && <Tags tags={kinds} />}
    {company.is_unclaimed && <UnclaimedNote id={company.id} />}
    {company.end_of_contract && (
      <p className="note warn">
        <strong>この企業は、いま募集をしていません。</strong>契約が終わっているため、新しい応募や連絡はできません。
      </p>
    )}
  </header>
)

/** An import or an operator added the company: the visitor may belong to it. */
function UnclaimedNote({ id }: { id: number }) {
  const mayClaim = useFeature('company_sign_up')
  return (
    <p className="note">
      <strong>まだこの会社の人は登録していません。</strong>
      求人は、公開されている情報から載せています。ここからは応募や質問ができず、返信の実績もありません。
      {mayClaim && (
        <>
          この会社の方は、
          <Link to={`${href('/online/companies/sign_up')}?company_id=${id}`}>管理者になる申請</Link>ができます。
        </>
      )}
    </p>
  )
}
