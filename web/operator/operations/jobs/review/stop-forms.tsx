import type { JobState } from '#contract/jobs/postings/state/job-state.ts'
import { ReasonForm } from '#web/operator/reason-form.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

/** What is public is asked about, or taken down. */
export function StopForms({ state }: { state: JobState }) {
  const isPublic = state === 'published'
  if (!isPublic && state !== 'paused') return null
  return (
    <section className="panel decide">
      <h2>公開を停止</h2>
      {isPublic && (
        <PageForm>
          <p className="small">いまも募集しているか、企業に確かめてもらいます。</p>
          <SubmitButton intent="ask">確認を求める</SubmitButton>
        </PageForm>
      )}
      <ReasonForm
        intent="close"
        look="danger"
        label="停止の理由"
        hint="企業にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。"
        button="公開を停止"
      >
        <p className="small">検索にも一覧にも出なくなります。もう一度公開するときは、審査があります。</p>
      </ReasonForm>
    </section>
  )
}
