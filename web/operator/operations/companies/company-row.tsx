import { Link } from 'react-router'
import type { OperatorCompanyItem } from '#contract/operations/companies/operator-companies.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { CompanyLabels } from './company-labels.tsx'

/** One company among others; the box is there where something can be done to several. */
export function CompanyRow({ company, isTickable }: { company: OperatorCompanyItem; isTickable: boolean }) {
  const { id, name, corporate_number, domain, members, published_jobs, jobs_in_review, created_at } = company
  return (
    <tr>
      <td className="tick" data-label={isTickable ? '選ぶ' : undefined}>
        {isTickable && <input type="checkbox" name="ids" value={id} aria-label={`${isolated(name)}を選ぶ`} />}
      </td>
      <th scope="row" data-label="企業">
        <Link dir="auto" to={`/operator/companies/detail?id=${id}`}>
          {name}
        </Link>
      </th>
      <td className="nw" data-label="状態">
        <span>
          <CompanyLabels {...company} />
        </span>
      </td>
      <td className="num nw" data-label="法人番号">
        {corporate_number ?? '—'}
      </td>
      <td className="nw" data-label="ドメイン">
        {domain?.replace(/^www\./, '') ?? '—'}
      </td>
      <td className="r num" data-label="メンバー">
        {members}
      </td>
      <td className="r num" data-label="公開中の求人">
        <span>
          {jobs_in_review > 0 && <span className="label warn">審査待ち {jobs_in_review}</span>} {published_jobs}
        </span>
      </td>
      <td data-label="登録">
        <ExactTime at={created_at} />
      </td>
    </tr>
  )
}
