import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { type OperatorAct, operatorMay } from '#contract/accounts/operators/operator-acts.ts'
import { foldedWords } from '#contract/platform/finding/fold-found.ts'
import type { Found } from '#contract/platform/finding/finding.ts'
import type { OperatorFinding, OperatorFound, OperatorKind } from '#contract/operations/finding/operator-finding.ts'
import { ASKED, foundBy, groupOf } from '#server/platform/database/finding/found-by.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { findPeople as findAccounts } from '../candidates/list-people.ts'
import { isNamed } from '../companies/list-companies-to-operators.ts'
import { isWaitingRequest } from '../data-requests/request-columns.ts'
import { isWaitingReport, reportTitle } from '../reports/write-report.ts'

type Find = (context: OperatorContext, asked: OperatorFinding) => Promise<Found[]>

/** Each kind with the act of the page that lists it. */
const finds: { kind: OperatorKind; act: OperatorAct; find: Find }[] = [
  { kind: 'companies', act: 'see_companies', find: findCompanies },
  { kind: 'job_offers', act: 'see_companies', find: findJobs },
  { kind: 'people', act: 'see_people', find: findPeople },
  { kind: 'reports', act: 'see_reports', find: findReports },
  { kind: 'data_requests', act: 'see_people', find: findDataRequests },
  { kind: 'claims', act: 'see_companies', find: findClaims },
  { kind: 'members', act: 'see_members', find: findMembers },
]

/** What an operator may see and whose name, number or address was typed. */
export async function findForOperator(context: OperatorContext, asked: OperatorFinding): Promise<OperatorFound> {
  const groups: OperatorFound['groups'] = []
  if (foldedWords(asked.q).length === 0) return { groups }
  for (const { kind, act, find } of finds) if (operatorMay(context.viewer.role, act)) groups.push(groupOf(kind, await find(context, asked)))
  return { groups: groups.filter(({ found }) => found.length > 0) }
}

function findCompanies({ db }: OperatorContext, { q }: OperatorFinding) {
  const { matches, rank } = foundBy(q, sql.ref('name'))
  return db
    .selectFrom('companies')
    .where(sql<SqlBool>`(${matches} or ${isNamed(q)})`)
    .select([sql<string>`id::text`.as('id'), 'name', sql<string>`coalesce(host_of(url), '')`.as('note'), 'state'])
    .orderBy(rank)
    .orderBy(sql`state = 'pending'`, 'desc')
    .orderBy('id', 'desc')
    .limit(ASKED)
    .execute()
}

function findJobs({ db }: OperatorContext, { q }: OperatorFinding) {
  const { matches, rank } = foundBy(q, sql.ref('position_title'), sql.ref('companies.name'), sql.ref('job_offers.reference_number'), sql.ref('job_offers.id'))
  return db
    .selectFrom('job_offers')
    .innerJoin('companies', 'companies.id', 'job_offers.company_id')
    .where(matches)
    .select([sql<string>`job_offers.id::text`.as('id'), 'position_title as name', 'companies.name as note', 'job_offers.state'])
    .orderBy(rank)
    .orderBy(sql`job_offers.state = 'in_review'`, 'desc')
    .orderBy('job_offers.updated_at', 'desc')
    .orderBy('job_offers.id', 'desc')
    .limit(ASKED)
    .execute()
}

/** Half a name that is still being typed would leave a line in the audit log for each letter. */
async function findPeople(context: OperatorContext, { q, typing }: OperatorFinding) {
  const word = q.normalize('NFKC')
  const isWhole = z.email().safeParse(word).success || z.uuid().safeParse(word.toLowerCase()).success
  if (word.length < 2 || (typing && !isWhole)) return []
  const { people } = await findAccounts(context, { q: word })
  return people.map(({ area, id, name, email, company }) => ({ id, name: name || email, note: company ? `${email}・${company.name}` : email, state: area }))
}

const digitsOf = (q: string) => q.normalize('NFKC').replace(/^(?:通報|請求)?\s*(?:no\.?|#)?\s*/i, '')
const isNumbered = (column: string, q: string) => sql<SqlBool>`${sql.ref(column)}::text = ${digitsOf(q)}`

function findReports({ db }: OperatorContext, { q }: OperatorFinding) {
  const title = reportTitle()
  const { matches, rank } = foundBy(q, title)
  return db
    .selectFrom('reports')
    .leftJoin('companies', 'companies.id', 'reports.company_id')
    .where(sql<SqlBool>`(${matches} or ${isNumbered('reports.number', q)})`)
    .select([sql<string>`reports.id::text`.as('id'), sql<string>`'#' || reports.number || ' ' || ${title}`.as('name')])
    .select(['reports.kind as note', 'reports.state'])
    .orderBy(isNumbered('reports.number', q), 'desc')
    .orderBy(isWaitingReport, 'desc')
    .orderBy(rank)
    .orderBy('reports.number', 'desc')
    .limit(ASKED)
    .execute()
}

/** Of a request nothing but its number is a name: whose it is, its page says, and logs. */
function findDataRequests({ db }: OperatorContext, { q }: OperatorFinding) {
  return db
    .selectFrom('data_requests')
    .where(isNumbered('number', q))
    .select([sql<string>`id::text`.as('id'), sql<string>`'#' || number`.as('name'), 'kind as note', 'state'])
    .orderBy(isWaitingRequest, 'desc')
    .limit(ASKED)
    .execute()
}

function findClaims({ db }: OperatorContext, { q }: OperatorFinding) {
  const { matches, rank } = foundBy(q, sql.ref('company_claims.company_name'), sql.ref('company_claims.name'), sql.ref('companies.name'))
  return db
    .selectFrom('company_claims')
    .innerJoin('companies', 'companies.id', 'company_claims.company_id')
    .where(matches)
    .select([sql<string>`company_claims.id::text`.as('id'), 'companies.name', 'company_claims.name as note'])
    .select(sql<string>`coalesce(decision, 'waiting')`.as('state'))
    .orderBy(sql`decision is null`, 'desc')
    .orderBy(rank)
    .orderBy('asked_at', 'desc')
    .limit(ASKED)
    .execute()
}

function findMembers({ db }: OperatorContext, { q }: OperatorFinding) {
  const { matches, rank } = foundBy(q, sql.ref('name'), sql.ref('email'))
  return db
    .selectFrom('operator_users')
    .innerJoin('accounts', 'accounts.id', 'operator_users.id')
    .where(matches)
    .select([sql<string>`operator_users.id::text`.as('id'), 'name', 'email as note', 'role as state'])
    .orderBy(rank)
    .orderBy('name')
    .orderBy('operator_users.id')
    .limit(ASKED)
    .execute()
}
