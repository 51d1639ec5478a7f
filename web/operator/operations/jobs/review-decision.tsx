import type { OperatorJobPage } from '#contract/operations/companies/operator-jobs.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { ReasonForm } from '#web/operator/reason-form.tsx'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { waitedText } from './waited-text.ts'

const TOLD = '企業にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。'

/** What can be decided about a job as it stands: a request is approved or refused; what is public is taken down or asked about. */
export function ReviewDecision({ page, now }: { page: OperatorJobPage; now: string }) {
  const { acts } = useOperatorAccount()
  const { job, review, company_standing, findings } = page
  if (review && acts.includes('review_jobs')) {
    const isOpen = company_standing.state === 'active' && !company_standing.end_of_contract
    const hasErrors = findings.some(({ level }) => level === 'error')
    const looked = { review_id: review.id, job_updated_at: job.updated_at }
    return (
      <section className="panel decide">
        <h2>審査</h2>
        <p className="small">
          {review.requested_by}さんが申し込み、{waitedText(review.requested_at, now)}待っています。
        </p>
        <PageForm hidden={looked}>
          {!isOpen && <p className="note warn">企業が利用中でないため、公開できません。先に企業を確かめてください。</p>}
          {isOpen && hasErrors && <p className="note warn">直すところがあるため、公開できません。理由を書いて、差し戻してください。</p>}
          {isOpen && !hasErrors && (
            <SubmitButton intent="approve" look="primary" data-key="a" data-key-goes="">
              認めて、公開する
              <KeyHint of="a" />
            </SubmitButton>
          )}
        </PageForm>
        <ReasonForm intent="refuse" hidden={looked} label="差し戻す理由" hint={TOLD} button="差し戻す" keyOf="r" />
      </section>
    )
  }
  const isPublic = job.state === 'published'
  if ((!isPublic && job.state !== 'paused') || !acts.includes('close_jobs')) return null
  return (
    <section className="panel decide">
      <h2>公開を止める</h2>
      {isPublic && (
        <PageForm>
          <p className="small">いまも募集しているか、企業に確かめてもらいます。</p>
          <SubmitButton intent="ask">確認を求める</SubmitButton>
        </PageForm>
      )}
      <ReasonForm intent="close" look="danger" label="止める理由" hint={TOLD} button="公開を止める">
        <p className="small">検索にも一覧にも出なくなります。もう一度公開するときは、審査があります。</p>
      </ReasonForm>
    </section>
  )
}
