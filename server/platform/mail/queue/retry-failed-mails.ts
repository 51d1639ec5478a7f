import type { OperatorContext } from '../../request/operator-context.ts'
import { recordAct } from '../../audit/record-act.ts'
import { isRetryable, type MailFilter, queuedMails } from './queued-mails.ts'
import { waitAgain } from './wait-again.ts'

/** More at once would lock the rows for long; the operator asks again to go on. */
const AT_ONCE = 1_000

/** Everything of the filter that was given up waits again. */
export async function retryFailedMails(context: OperatorContext, filter: MailFilter) {
  const found = await queuedMails(context.db, filter).select('id').where(isRetryable).orderBy('id').limit(AT_ONCE).forNoKeyUpdate().skipLocked().execute()
  const taken =
    found.length > 0
      ? await waitAgain(
          context.db,
          found.map(({ id }) => id),
        )
      : []
  await recordAct(context, { act: 'retry_failed_mails', subject_kind: 'mail', subject_id: '', detail: { ...filter, count: taken.length } })
  return { count: taken.length }
}
