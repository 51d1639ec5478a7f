import type { CompanyAddition } from '#contract/companies/registration/company-additions.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { knownCompany } from '../registration/known-company.ts'
import { fail } from '#server/fail.ts'
import { domainKeys } from '../domains/domain-keys.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }

/** An active company without members: no other has its number, or its domain. */
export async function addUnclaimedCompany(context: Context, { company_name: name, corporate_number, url }: Omit<CompanyAddition, 'email'>) {
  const { db, now } = context
  const domains = url ? domainKeys(new URL(url).hostname) : []
  if (await knownCompany(db, { corporate_number: corporate_number ?? '', domains })) fail('COMPANY_EXISTS')
  const at = now().toISOString()
  const added = await db
    .insertInto('companies')
    .values({ name, corporate_number: corporate_number ?? null, url: url ?? null, state: 'active', created_at: at, unclaimed_at: at })
    // An import may add the same number at this moment.
    .onConflict((conflict) => conflict.column('corporate_number').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) fail('COMPANY_EXISTS')
  await recordAct(context, { act: 'create_company', subject_kind: 'company', subject_id: added.id })
  return added.id
}
