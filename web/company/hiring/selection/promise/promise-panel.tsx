import type { CompanyApplication } from '#contract/hiring/applications/application.ts'
import { promiseReasons } from '#contract/hiring/meetings/promise-reasons.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'

/** The meeting that an accepted scout promised: what the company owes, or why it is not held and how that counts. */
export function PromisePanel({ application: { promise, step } }: { application: CompanyApplication }) {
  const { acts } = useCompanyAccount()
  if (!promise || promise.state === 'left') return null
  const { state, meeting_type, reason, notified_at, disputed_at } = promise
  const name = meetingTypes[meeting_type]
  return (
    <section className="panel stack" aria-labelledby="promise">
      <h2 id="promise">約束：{name}</h2>
      {state === 'open' && (
        <p>
          スカウトの承諾で、{name}
          を約束しています。行う前に不採用・書類選考・ほかの種類の面談へ進めるには、理由が必要です。候補日を送らないまま30日たつと、守られなかった約束として数えます。
        </p>
      )}
      {state === 'over' && <p>約束した予定の日時を過ぎました。</p>}
      {state === 'released' && reason && (
        <>
          <p>
            行わない理由：{promiseReasons[reason].name}（返信の実績では
            {disputed_at ? promiseReasons.position_closed.counts : promiseReasons[reason].counts}）
          </p>
          <p className="small muted">
            {disputed_at
              ? '候補者は、この理由が事実と違うと申し出ました。'
              : notified_at
                ? '候補者に伝えました。'
                : 'まもなく候補者に届きます。それまでは取り消せます。'}
          </p>
          {!notified_at && step !== 'end' && step !== 'document_screening' && acts.includes('select') && (
            <PageForm className="row" hidden={{ from_step: step }}>
              <SubmitButton look="small" intent="withdraw_reason">
                理由を取り消す
              </SubmitButton>
            </PageForm>
          )}
        </>
      )}
    </section>
  )
}
