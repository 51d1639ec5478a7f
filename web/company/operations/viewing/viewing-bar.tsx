import { Form, href } from 'react-router'
import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'
import { clockText } from '#contract/platform/time/japan-time.ts'
import './viewing-bar.css'

/** Above every page while an operator looks at the company: whose pages these are, what is closed, and the way out. */
export const ViewingBar = ({ company, ends_at }: Pick<CompanyAccount, 'company'> & { ends_at: string }) => (
  <aside className="viewing-bar" aria-label="運営として閲覧中">
    <p>
      <strong>
        運営として閲覧中（<bdi>{company.name}</bdi>）
      </strong>
      <span className="small">変更はできません。候補者、やりとり、個々の選考は表示しません。{clockText(ends_at)}に終了します。</span>
    </p>
    <Form method="post" action={href('/operator/viewing')} reloadDocument>
      <input type="hidden" name="company_id" value={company.id} />
      <button type="submit" className="button small">
        終了する
      </button>
    </Form>
  </aside>
)
