import { Link } from 'react-router'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import '#web/ui/blank.css'

/** No candidate waits and nothing expires: suggests a next step. */
export function NothingDue() {
  const { acts } = useCompanyAccount()
  return (
    <div className="blank">
      <SeedDrawing />
      <p>期限のあることは、いまはありません。</p>
      <p className="row">
        {acts.includes('edit_jobs') && (
          <Link className="button" to="/online/companies/job_offers/new">
            求人を書く
          </Link>
        )}
        {acts.includes('search_candidates') && (
          <Link className="button" to="/online/companies/candidates">
            求職者をさがす
          </Link>
        )}
      </p>
    </div>
  )
}
