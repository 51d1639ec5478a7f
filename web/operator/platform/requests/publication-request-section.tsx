import type { ReactNode } from 'react'
import type { PublicationRequest } from '#contract/platform/system/publication-request.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import '#web/ui/styles/label.css'
import '#web/ui/styles/panel.css'

type PublicationRequestSectionProps = {
  request: PublicationRequest
  heading: string
  approve: string
  /** What becomes of it once it is approved, for who can; and until then, for who asked. */
  effect?: string
  until?: string
  children: ReactNode
}

/** What waits for a second operator before others see it: who asked, what it would be, and the two answers. */
export function PublicationRequestSection({ request, heading, approve, effect, until, children }: PublicationRequestSectionProps) {
  const mayDecide = useOperatorAccount().acts.includes('approve_notices')
  const { id, requested_by_name, requested_at, expires_at, is_mine, hindrance } = request
  return (
    <section className="panel stack" aria-labelledby={id}>
      <div className="row">
        <h2 id={id}>{heading}</h2>
        <span className="label warn">{is_mine || !mayDecide ? '承認待ち' : 'あなたを待っています'}</span>
      </div>
      {children}
      <p className="small muted">
        依頼：<bdi>{requested_by_name}</bdi> <ExactTime at={requested_at} />
        、期限 <ExactTime at={expires_at} />
      </p>
      {mayDecide && hindrance && <p className="note">{hindrance}</p>}
      {mayDecide && is_mine && !hindrance && <p className="small muted">承認できるのは、ほかの運営のメンバーです。{until}</p>}
      {mayDecide && !is_mine && !hindrance && effect && <p className="small muted">{effect}</p>}
      {mayDecide && (
        <PageForm className="row" hidden={{ request_id: id }}>
          {!is_mine && !hindrance && (
            <SubmitButton intent="approve" look="primary">
              {approve}
            </SubmitButton>
          )}
          <SubmitButton intent="withdraw_request">{is_mine ? '依頼を取り消す' : '却下'}</SubmitButton>
        </PageForm>
      )}
    </section>
  )
}
