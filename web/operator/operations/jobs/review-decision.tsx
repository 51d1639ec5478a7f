import { Form, useNavigation } from 'react-router'
import type { OperatorJobPage } from '#contract/operations/companies/operator-jobs.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { waitedText } from './waited-text.ts'

const TOLD = '企業にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。'

/** What can be decided about a job as it stands: a request is approved or refused; what is public is taken down or asked about. */
export function ReviewDecision({ page, result, now }: { page: OperatorJobPage; result: FormResult | undefined; now: string }) {
  const { acts } = useOperatorAccount()
  const isBusy = useNavigation().state !== 'idle'
  const { job, review, company_standing, findings } = page
  const refused = result?.saved === false ? result : undefined
  const reason = (label: string) => (
    <ReasonField label={label} hint={TOLD} error={refused?.refusal.issues.reason} defaultValue={textOf(refused?.values.reason)} />
  )
  if (review && acts.includes('review_jobs')) {
    const isOpen = company_standing.state === 'active' && !company_standing.end_of_contract
    const hasErrors = findings.some(({ level }) => level === 'error')
    const looked = (
      <>
        <input type="hidden" name="review_id" value={review.id} />
        <input type="hidden" name="job_updated_at" value={job.updated_at} />
      </>
    )
    return (
      <section className="panel decide">
        <h2>審査</h2>
        <p className="small">
          {review.requested_by}さんが申し込み、{waitedText(review.requested_at, now)}待っています。
        </p>
        <Form method="post" className="stack">
          {looked}
          {!isOpen && <p className="note warn">企業が利用中でないため、公開できません。先に企業を確かめてください。</p>}
          {isOpen && hasErrors && <p className="note warn">直すところがあるため、公開できません。理由を書いて、差し戻してください。</p>}
          {isOpen && !hasErrors && (
            <button type="submit" name="intent" value="approve" className="button primary" aria-disabled={isBusy}>
              認めて、公開する
            </button>
          )}
        </Form>
        <Form method="post" className="stack">
          {looked}
          {reason('差し戻す理由')}
          <button type="submit" name="intent" value="refuse" className="button" aria-disabled={isBusy}>
            差し戻す
          </button>
        </Form>
      </section>
    )
  }
  const isPublic = job.state === 'published'
  if ((!isPublic && job.state !== 'paused') || !acts.includes('close_jobs')) return null
  return (
    <section className="panel decide">
      <h2>公開を止める</h2>
      {isPublic && (
        <Form method="post" className="stack">
          <p className="small">いまも募集しているか、企業に確かめてもらいます。</p>
          <button type="submit" name="intent" value="ask" className="button" aria-disabled={isBusy}>
            確認を求める
          </button>
        </Form>
      )}
      <Form method="post" className="stack">
        <p className="small">検索にも一覧にも出なくなります。もう一度公開するときは、審査があります。</p>
        {reason('止める理由')}
        <button type="submit" name="intent" value="close" className="button danger" aria-disabled={isBusy}>
          公開を止める
        </button>
      </Form>
    </section>
  )
}
