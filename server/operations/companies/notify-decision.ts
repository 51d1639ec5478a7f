import { companyDecisions } from '#contract/companies/pages/company-decisions.ts'
import { notifyMembers } from '#server/notifications/company-notifications/notify-members.ts'
import { companyDecision } from '#server/platform/mail/texts/company/company-decision.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'

type Told = { company_id: number; decision: keyof typeof companyDecisions; reason?: string }

/** Records the decision and notifies the company's recruiters and admins, by mail in any case. Written before a suspension: afterwards no member of it is notified. */
export async function notifyDecision({ db, now }: OperatorContext, { company_id, decision, reason = '' }: Told) {
  const { id } = await db
    .insertInto('company_decisions')
    .values({ company_id, decision, reason, decided_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notifyMembers(db, {
    company_id,
    kind: 'company_decision',
    dedupe_key: `decision:${id}`,
    at: now(),
    detail: { decision, reason },
    mail: (company) => companyDecision({ company, sentence: companyDecisions[decision] ?? '', reason }),
  })
}
