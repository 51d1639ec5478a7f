import { jobDecision } from '#server/platform/mail/texts/company/decision-mails.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

type Told = {
  job: { id: number; company_id: number; position_title: string }
  kind: 'job_review' | 'job_closed' | 'job_confirmation'
  dedupe_key: string
  decision: 'approved' | 'refused' | 'taken_down' | 'undone' | 'asked'
  reason?: string
}

const sentences: Record<Told['decision'], string> = {
  approved: '審査が終わり、求人を公開しました。',
  refused: '審査が終わりました。公開する前に、直すところがあります。',
  taken_down: '求人の公開を止めました。もう一度公開するには、審査があります。',
  undone: '止めていた求人の公開を、元に戻しました。',
  asked: 'この求人をいまも募集しているか、確かめてください。募集していれば「掲載内容を確認」を、終わっていれば「募集終了」を押してください。',
}

/** Notifies a company's recruiters and admins of the operators' decision about one of its jobs, with the reason. */
export const notifyJobDecision = ({ db, now }: OperatorContext, { job, kind, dedupe_key, decision, reason = '' }: Told) =>
  notify(db, {
    kind,
    to: { company_id: job.company_id },
    subject: { type: 'job', id: job.id },
    job_id: job.id,
    dedupe_key,
    at: now(),
    detail: { decision, reason },
    mail: (company) => jobDecision({ company, position_title: job.position_title, sentence: sentences[decision], reason, job_id: job.id }),
  })
