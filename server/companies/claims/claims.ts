import { type SelectQueryBuilder, sql } from 'kysely'
import type { CompanyClaim, CompanyClaimSearch } from '#contract/companies/registration/company-claims.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { claimDecided } from '#server/platform/mail/texts/company/decision-mails.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { addProvedMember } from '../members/add-member.ts'
import { evidenceOf } from './evidence-of.ts'

/** Waiting claims first, the oldest of them before the others; then decided ones, the latest first. */
export async function listClaims({ db }: { db: Database }, { claim_state, page = 1, per_page = PAGE_SIZE }: CompanyClaimSearch) {
  const isAsked = claim_state === undefined ? sql<boolean>`true` : sql<boolean>`(claims.decision is null) = ${claim_state === 'waiting'}`
  const { total } = await db.selectFrom('company_claims as claims').select(sql<number>`count(*)::int`.as('total')).where(isAsked).executeTakeFirstOrThrow()
  const claims = await claimsToOperators(db, (all) =>
    all
      .where(isAsked)
      .orderBy(sql`claims.decision is null`, 'desc')
      .orderBy(sql`case when claims.decision is null then claims.asked_at end`)
      .orderBy('claims.decided_at', 'desc')
      .orderBy('claims.id')
      .limit(per_page)
      .offset((page - 1) * per_page),
  )
  return { claims, total, page, per_page }
}

type Decided = { id: string; decision: 'approve' | 'refuse'; reason?: string | undefined }

/** An operator grants a claim or refuses it; the claimer is notified, with the reason. */
export async function decideClaim(context: OperatorContext, { id, decision, reason = '' }: Decided) {
  const { db } = context
  const found = await db.selectFrom('company_claims').select('company_id').where('id', '=', id).executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const { company_id } = found
  await lockCompany(db, company_id, 'alone')
  const claim = await db.selectFrom('company_claims').select(['email', 'decision']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!claim) fail('NOT_FOUND')
  if (claim.decision) fail('CLAIM_DECIDED')
  if (decision === 'approve') {
    const granted = await grantClaim(context, { id, reason })
    if (granted.refusal) fail(granted.refusal)
  } else await refuse(context, { id, company_id, email: claim.email, reason })
  const act = decision === 'approve' ? 'grant_claim' : 'refuse_claim'
  await recordAct(context, { act, subject_kind: 'company', subject_id: company_id, reason, detail: { claim: id } })
  const [decided] = await claimsToOperators(db, (claims) => claims.where('claims.id', '=', id))
  return decided!
}

async function refuse({ db, now }: OperatorContext, { id, company_id, email, reason }: { id: string; company_id: number; email: string; reason: string }) {
  const { name } = await db.selectFrom('companies').select('name').where('id', '=', company_id).executeTakeFirstOrThrow()
  const refused = { decision: 'refused', reason, decided_at: now().toISOString(), password_hash: null }
  await db.updateTable('company_claims').set(refused).where('id', '=', id).execute()
  await sendMail(db, { to: email, ...claimDecided({ company: name, isGranted: false, reason }) })
}

type Granted = { id: string; reason?: string | undefined; is_automatic?: boolean }

/**
 * The claimer becomes the company's first admin, with the password of their sign-up or as the person who signs in with this address already, and is notified. The caller holds the company's lock. The company's
 * missing number and site come from the claim.
 */
export async function grantClaim({ db, now }: Pick<RequestContext, 'db' | 'now'>, { id, reason = '', is_automatic = false }: Granted) {
  const claim = await db.selectFrom('company_claims').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { company_id, email, name, password_hash, terms_version: terms, privacy_version: privacy } = claim
  const admin = await db.selectFrom('company_users').select('id').where('company_id', '=', company_id).where('role', '=', 'admin').executeTakeFirst()
  if (admin) return { company_user_id: undefined, credentials_id: undefined, refusal: 'COMPANY_HAS_ADMIN' as const }
  const member = { company_id, email, name, password_hash: password_hash!, role: 'admin' as const, consents: { terms, privacy } }
  const { id: company_user_id, credentials_id } = await addProvedMember({ db, now }, member)
  if (!company_user_id) return { company_user_id, credentials_id, refusal: 'ADDRESS_TAKEN' as const }
  const { name: company } = await db
    .updateTable('companies')
    .set({
      url: sql`coalesce(url, ${claim.url})`,
      corporate_number: sql`coalesce(corporate_number, (select ${claim.corporate_number}
        where not exists (select from companies as others where others.corporate_number = ${claim.corporate_number})))`,
    })
    .where('id', '=', company_id)
    .returning('name')
    .executeTakeFirstOrThrow()
  const decided = { decision: 'granted', reason, is_automatic, decided_at: now().toISOString(), password_hash: null }
  await db.updateTable('company_claims').set(decided).where('id', '=', id).execute()
  await db.deleteFrom('member_invitations').where('company_id', '=', company_id).where('email_key', '=', email.toLowerCase()).execute()
  await sendMail(db, { to: email, account_id: company_user_id, ...claimDecided({ company, isGranted: true, reason }) })
  return { company_user_id, credentials_id, refusal: undefined }
}

type Claims = SelectQueryBuilder<DB & { claims: DB['company_claims'] }, 'claims' | 'companies', object>

/** Claims as operators read them, each with what speaks for it now. */
async function claimsToOperators(db: Database, chosen: (claims: Claims) => Claims): Promise<CompanyClaim[]> {
  const rows = await chosen(db.selectFrom('company_claims as claims').innerJoin('companies', 'companies.id', 'claims.company_id'))
    .select(['claims.id', 'claims.name', 'claims.email', 'claims.company_name', 'claims.corporate_number', 'claims.url', 'claims.asked_at'])
    .select([
      'claims.decided_at',
      'claims.is_automatic',
      'claims.reason',
      sql<CompanyClaim['decision']>`claims.decision`.as('decision'),
      sql<CompanyClaim['company']>`json_build_object('id', companies.id, 'name', companies.name, 'corporate_number', companies.corporate_number,
        'url', companies.url, 'members', (select count(*)::int from company_users where company_users.company_id = companies.id))`.as('company'),
      sql<string[]>`array(select key from company_keys where company_keys.company_id = companies.id and kind = 'domain')`.as('domains'),
      sql<boolean>`exists (select from member_invitations as invited where invited.company_id = companies.id and invited.email_key = claims.email_key)`.as(
        'is_invited',
      ),
    ])
    .execute()
  return rows.map(({ domains, is_invited, ...claim }) => ({
    ...claim,
    evidence: { ...evidenceOf({ corporate_number: claim.company.corporate_number, domains }, claim), is_invited },
  }))
}
