import { sql } from 'kysely'
import type { Caught } from '#contract/candidates/privacy/privacy.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { listedColumns } from '../listed-columns.ts'

const SHOWN = 20

/** The public companies that a rule blocks. It blocks companies that join later, too. */
export async function caughtCompanies({ db, viewer }: CandidateContext, { kind, key }: { kind: string; key: string }): Promise<Caught> {
  const keys = db
    .selectFrom('company_keys')
    .select('company_id')
    .where('kind', '=', kind === 'domain' ? 'domain' : 'name')
    .where(kind === 'domain' ? sql<boolean>`key = ${key}` : sql<boolean>`strpos(key, ${key}) > 0`)
  const caught = publicCompanies(db).where('companies.id', 'in', keys)
  const { total } = await caught.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const companies = await caught.select(listedColumns(db, viewer.id)).orderBy('companies.name').orderBy('companies.id').limit(SHOWN).execute()
  return { total, companies }
}
