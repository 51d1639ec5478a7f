import type { CompanyAddition } from '#contract/companies/registration/company-additions.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { fail } from '#server/fail.ts'
import { addUnclaimedCompany } from './add-unclaimed-company.ts'
import { inviteFirstMember } from './invite-first-member.ts'
import { sql } from 'kysely'
import { knownCompany } from '../registration/known-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { domainKeys } from '../domains/domain-keys.ts'

type Given = CompanyAddition & { is_another?: boolean | undefined }

/** One company, and the invited address of its first member. A name alone does not identify a company: the operator is asked first. */
export async function createCompany(context: RequestContext & { viewer: OperatorViewer }, { email, is_another = false, ...company }: Given) {
  const twins = is_another ? [] : await namesakes(context.db, company)
  if (twins.length > 0) {
    const message = `同じ名前の企業：${twins.map(({ id, name, about }) => `${name}（ID ${id}${about ? `、${about}` : ''}）`).join('、')}`
    fail('COMPANY_TWINS', [{ field: 'company_name', message }])
  }
  const id = await addUnclaimedCompany(context, company)
  if (email) await inviteFirstMember(context, { id, email })
  return { id, is_invited: email !== undefined }
}

const SHOWN = 5

/** Companies whose name has a key of this one, unless a number or a domain already decides. */
async function namesakes(db: Database, { company_name, corporate_number = '', url }: Omit<CompanyAddition, 'email'>) {
  if (await knownCompany(db, { corporate_number, domains: url ? domainKeys(new URL(url).hostname) : [] })) return []
  return await db
    .selectFrom('companies')
    .select(['id', 'name', sql<string | null>`coalesce(corporate_number, host_of(url), nullif(address, ''))`.as('about')])
    .where('id', 'in', (query) =>
      query.selectFrom('company_keys').select('company_id').where('kind', '=', 'name').where('key', '=', sql<string>`any(name_keys(${company_name}))`),
    )
    .where((company) => company.or([company('corporate_number', 'is', null), company.val(corporate_number === '')]))
    .orderBy('id')
    .limit(SHOWN)
    .execute()
}
