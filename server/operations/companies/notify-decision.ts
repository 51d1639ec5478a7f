import { companyDecisions } from '#contract/companies/pages/company-decisions.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { companyDecision } from '#server/platform/mail/texts/company/decision-mails.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

type Told = { company_id: number; decision: keyof typeof companyDecisions; reason?: string }

/** Records the decision and notifies the company's recruiters and admins, by mail in any case. Written before a suspension: afterwards no member of it is notified. */
export async function notifyDecision({ db, now }: OperatorContext, { company_id, decision, reason = '' }: Told) {
  const { id } = await db
    .insertInto('company_decisions')
    .values({ company_id, decision, reason, decided_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sentence = companyDecisions[decision] ?? ''
  await notify(db, {
    kind: 'company_decision',
    to: { company_id },
    subject: { type: 'company', id: company_id },
    dedupe_key: `decision:${id}`,
    at: now(),
    detail: { sentence, reason },
    mail: (company) => companyDecision({ company, sentence, reason }),
  })
}
