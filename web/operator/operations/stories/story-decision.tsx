import type { OperatorStory } from '#contract/operations/stories/operator-stories.ts'
import { ReasonForm } from '#web/operator/reason-form.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { waitedText } from '../queue/waited-text.ts'

const TOLD = '企業にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。'

/** What can be decided about a story as it stands: a request is approved or refused, what is public is taken down. */
export function StoryDecision({ story, next, now }: { story: OperatorStory; next: string; now: string }) {
  const { acts } = useOperatorAccount()
  const { review, company, state } = story
  const isOpen = company.state === 'active' && !company.end_of_contract
  return (
    <>
      {review && acts.includes('review_jobs') && (
        <section className="panel decide">
          <h2>審査</h2>
          <p className="small">
            {review.requested_by}さんが申請し、{waitedText(review.requested_at, now)}待っています。
          </p>
          <PageForm hidden={{ review_id: review.id, next }}>
            {isOpen ? (
              <SubmitButton intent="approve" look="primary" data-key="a" data-key-goes="">
                承認して公開
                <KeyHint of="a" />
              </SubmitButton>
            ) : (
              <p className="note warn">企業が利用中でないため、公開できません。先に企業を確かめてください。</p>
            )}
          </PageForm>
          <ReasonForm intent="refuse" hidden={{ review_id: review.id, next }} label="差し戻す理由" hint={TOLD} button="差し戻し" keyOf="r" />
        </section>
      )}
      {state === 'published' && acts.includes('close_jobs') && (
        <section className="panel decide">
          <h2>公開を停止</h2>
          <ReasonForm intent="close" look="danger" label="停止する理由" hint={TOLD} button="公開を停止">
            <p className="small">企業ページ、求人、フィードからすぐに消えます。もう一度公開するには、審査があります。</p>
          </ReasonForm>
        </section>
      )}
    </>
  )
}
