import { Form } from 'react-router'
import type { OwnJobPage } from '#contract/jobs/postings/company-jobs.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'

const NINE_HOURS = 9 * 3_600_000
/** 10:42:05, in Japan. */
const exactClock = (at: string) => new Date(Date.parse(at) + NINE_HOURS).toISOString().slice(11, 19)

/** What candidates in selection will read in a moment, and how to stop it. */
export function HeldChange({ page: { applicants_to_tell, held_change } }: { page: OwnJobPage }) {
  const { acts } = useCompanyAccount()
  if (!held_change || applicants_to_tell === 0) return null
  return (
    <section className="panel stack" aria-labelledby="held-change">
      <h2 id="held-change">条件の変更の通知（送信待ち）</h2>
      <p>
        {exactClock(held_change.send_at)}に、選考中の{applicants_to_tell}人へ次の変更を送信します。
      </p>
      <ul className="small">
        {held_change.changes.map(({ field, name, from, to }) => (
          <li key={field}>
            {name}：{from} → {to}
          </li>
        ))}
      </ul>
      {acts.includes('edit_jobs') && (
        <Form method="post">
          <button type="submit" className="button" name="intent" value="take_back">
            変更を元に戻す
          </button>
        </Form>
      )}
    </section>
  )
}
