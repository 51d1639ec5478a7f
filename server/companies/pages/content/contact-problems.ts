import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'

const must = '公開中の求人に、法律で必ず載せるものです。'

/** What every advert must show of its company cannot be taken away while one is public, or asked to be. */
export async function contactProblems(db: Database, company_id: number, before: CompanyContent, after: CompanyContent): Promise<Problem[]> {
  const problems = [
    ...(before.address && !after.address ? [{ field: 'address', message: `所在地を、番地と建物まで入力してください。${must}` }] : []),
    ...(isReachable(before) && !isReachable(after) ? [{ field: 'contact_email', message: `連絡先を、どれか1つは入力してください。${must}` }] : []),
  ]
  if (problems.length === 0) return []
  const advert = await db
    .selectFrom('job_offers')
    .select('id')
    .where('company_id', '=', company_id)
    .where('state', 'in', ['published', 'in_review'])
    .executeTakeFirst()
  return advert ? problems : []
}

const isReachable = ({ contact_phone, contact_email, contact_url }: CompanyContent) => Boolean(contact_phone || contact_email || contact_url)
