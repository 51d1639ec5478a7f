import { href, Link } from 'react-router'
import type { BlockedEmployer } from '#contract/candidates/privacy/privacy.ts'
import { ActButton, CompanyRows } from './company-rows.tsx'
import styles from './privacy.module.css'

type Match = BlockedEmployer['companies'][number]
const signs = { name: '名前', domain: 'ドメイン', corporate_number: '法人番号', group: '企業グループ' }
const signsOf = ({ matched_by }: Match) => `${matched_by.map((sign) => signs[sign]).join('と')}が同じ`

/** Which companies each employer of the history blocks, and how to become visible to one of them again. */
export function EmployersSection({ employers }: { employers: BlockedEmployer[] }) {
  const [here, absent] = [employers.filter(({ companies }) => companies.length > 0), employers.filter(({ companies }) => companies.length === 0)]
  return (
    <section className="panel" aria-labelledby="employers">
      <h2 id="employers">職歴から自動でブロックしている企業</h2>
      <p>
        職歴にある企業を、名前・メールのドメイン・法人番号で見つけて、同じ企業グループの企業と一緒に自動でブロックします。あとから登録された企業も同じです。
      </p>
      {employers.length === 0 && (
        <p className="note">
          職歴が、まだありません。<Link to={href('/profile')}>プロフィール</Link>に書くと、その企業を自動でブロックします。
        </p>
      )}
      {here.map(({ user_work_experience_id, organization_name, companies }) => (
        <div key={user_work_experience_id}>
          <h3 className="small muted">
            職歴の「<bdi>{organization_name}</bdi>」
          </h3>
          <CompanyRows companies={companies} note={(company) => `${signsOf(company)}。${company.is_allowed ? '見せることにしています' : 'ブロックしています'}`}>
            {(company) => (company.is_allowed ? <Disallow company={company} /> : <Allow company={company} />)}
          </CompanyRows>
        </div>
      ))}
      {absent.length > 0 && (
        <p className="note">
          {absent.map(({ organization_name }) => `「${organization_name}」`).join('')}は、ここに登録されていません。登録されたときに、自動でブロックします。
        </p>
      )}
    </section>
  )
}

const Disallow = ({ company }: { company: Match }) => (
  <ActButton intent="disallow" fields={{ company_id: company.id }} label={`${company.name}をまたブロックする`}>
    またブロックする
  </ActButton>
)

const Allow = ({ company }: { company: Match }) => (
  <details className={styles.allow}>
    <summary>
      <span className="vh">
        <bdi>{company.name}</bdi>：
      </span>
      この企業に見せる
    </summary>
    <p className={`note warn ${styles.warning}`}>見せると、この企業の採用担当者が、転職を考えていることに気づくかもしれません。</p>
    <ActButton intent="allow" fields={{ company_id: company.id }} label={`それでも${company.name}に見せる`}>
      それでも見せる
    </ActButton>
  </details>
)
