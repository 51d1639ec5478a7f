import { recordAct } from '#server/platform/audit/record-act.ts'
import { takeCompany } from '#server/platform/database/take-company.ts'
import { fail } from '#server/fail.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { claimDecided } from '#server/platform/mail/texts/company/claim-decided.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { claimsToOperators } from './claims-to-operators.ts'
import { grantClaim } from './grant-claim.ts'

type Decided = { id: string; decision: 'approve' | 'refuse'; reason?: string | undefined }

/** An operator grants a claim or refuses it; the claimer is notified, with the reason. */
export async function decideClaim(context: OperatorContext, { id, decision, reason = '' }: Decided) {
  const { db } = context
  const found = await db.selectFrom('company_claims').select('company_id').where('id', '=', id).executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const { company_id } = found
  await takeCompany(db, company_id, 'alone')
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
