import type { AddedLine } from '#contract/companies/registration/company-additions.ts'
import { errors, type ErrorCode } from '#contract/platform/errors/errors.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { knownCompany } from '../registration/known-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { domainKeys } from '../domains/domain-keys.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { addUnclaimedCompany } from './add-unclaimed-company.ts'
import { inviteFirstMember } from './invite-first-member.ts'
import { type CompanyLine, readCompanyLines } from './read-company-lines.ts'

type Context = RequestContext & { viewer: OperatorViewer }

/** All lines are looked at first: while one of them is refused, nothing is written. A company that is here already only gets its invitation, so a file may come twice. */
export async function addCompaniesFromCsv(context: Context, { csv, is_trial = false }: { csv: string; is_trial?: boolean | undefined }) {
  const rows = readCompanyLines(csv, context.language)
  const looked: { row: CompanyLine; line: AddedLine }[] = []
  for (const row of rows) looked.push({ row, line: await look(context, row, looked) })
  const lines = looked.map(({ line }) => line)
  if (is_trial || lines.some(({ outcome }) => outcome === 'refused')) return { lines, is_saved: false }
  const written: AddedLine[] = []
  for (const { row, line } of looked) written.push({ ...line, company_id: await write(context, row) })
  return { lines: written, is_saved: true }
}

/** A name alone does not identify a company: the same file again would add it a second time. */
const unnamed = {
  ja: '法人番号か、企業だけのドメインの、どちらかを書いてください。',
  en: 'Give the corporate number or a domain that is the company’s own.',
}

/** The number or the domain identifies the company; the operator reads about it where the name differs. */
const sameAs = {
  ja: (name: string) => `法人番号かドメインが同じため、「${name}」として扱います。`,
  en: (name: string) => `It has the number or the domain of “${name}” and is taken as that company.`,
}

const namedBy = ({ corporate_number = '', url }: { corporate_number?: string | undefined; url?: string | undefined }) => ({
  corporate_number,
  domains: url ? domainKeys(new URL(url).hostname) : [],
})

async function look(
  { db, language }: Context,
  { line, company_name, company, message }: CompanyLine,
  before: { row: CompanyLine; line: AddedLine }[],
): Promise<AddedLine> {
  const shown = { line, company_name, company_id: null, email: company?.email ?? null, is_outside: false, message }
  if (!company) return { ...shown, outcome: 'refused' }
  const refused = (code: ErrorCode) => ({ ...shown, outcome: 'refused' as const, message: errors[code][language === 'en' ? 'english' : 'message'] })
  const { corporate_number, domains } = namedBy(company)
  if (!corporate_number && domains.length === 0) return { ...shown, outcome: 'refused', message: unnamed[language] }
  const known = await knownCompany(db, { corporate_number, domains })
  const there = known && (await db.selectFrom('companies').select(['name', 'corporate_number']).where('id', '=', known.id).executeTakeFirstOrThrow())
  const above = before.find(({ row }) => row.company && isSame(namedBy(row.company), { corporate_number, domains }))?.row
  const numbers = [there?.corporate_number, above?.company?.corporate_number, corporate_number].filter(Boolean)
  if (new Set(numbers).size > 1) return refused('COMPANY_EXISTS')
  if (company.email && known && (await hasAdmin(db, known.id))) return refused('COMPANY_HAS_ADMIN')
  const is_outside = company.email !== undefined && domains.length > 0 && !domainKeys(company.email).some((domain) => domains.includes(domain))
  const takenAs = there?.name ?? above?.company_name ?? company_name
  return {
    ...shown,
    is_outside,
    message: takenAs === company_name ? '' : sameAs[language](takenAs),
    company_id: known?.id ?? null,
    outcome: known || above ? 'known' : 'created',
  }
}

type Named = ReturnType<typeof namedBy>
const isSame = (one: Named, other: Named) =>
  (one.corporate_number !== '' && one.corporate_number === other.corporate_number) || one.domains.some((domain) => other.domains.includes(domain))

const hasAdmin = async (db: Database, company_id: number) =>
  Boolean(await db.selectFrom('company_users').select('id').where('company_id', '=', company_id).where('role', '=', 'admin').executeTakeFirst())

async function write(context: Context, { company }: CompanyLine) {
  const { email, ...named } = company!
  const id = (await knownCompany(context.db, namedBy(named)))?.id ?? (await addUnclaimedCompany(context, named))
  if (email && !(await isInvited(context, id, email))) await inviteFirstMember(context, { id, email })
  return id
}

/** The same file again sends no second mail. */
async function isInvited({ db, now }: Context, company_id: number, email: string) {
  const waiting = db.selectFrom('member_invitations').select('id').where('company_id', '=', company_id).where('expires_at', '>', now().toISOString())
  return Boolean(await waiting.where('email_key', '=', email.toLowerCase()).executeTakeFirst())
}
