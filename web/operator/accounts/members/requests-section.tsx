import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorRequest } from '#contract/accounts/operators/operator-requests.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { ReasonField } from '#web/operator/reason-field.tsx'
import '#web/ui/styles/panel.css'

const asked = { create: '運営のメンバーに追加する', raise: '「変更できる」役割にする' }

type Props = { requests: OperatorRequest[]; mayManage: boolean }

/** What waits for a second operator, each with its decision. */
export function RequestsSection({ requests, mayManage }: Props) {
  if (requests.length === 0) return null
  return (
    <section className="stack" aria-labelledby="requests">
      <h2 id="requests">承認を待っていること</h2>
      {requests.map(({ id, kind, name, email, role, reason, asked_at, asked_by_name, is_mine }) => (
        <section key={id} className="panel stack" aria-labelledby={id}>
          <h3 id={id}>
            <bdi>{name}</bdi>さんを{asked[kind]}
          </h3>
          <p>
            {email}・{operatorRoleNames[role]}
            <br />
            <bdi>{asked_by_name}</bdi>さんが <ExactTime at={asked_at} /> に頼みました。{reason && `理由：${reason}`}
          </p>
          {mayManage && <DecideForm id={id} isMine={is_mine} />}
        </section>
      ))}
    </section>
  )
}

function DecideForm({ id, isMine }: { id: string; isMine: boolean }) {
  const form = usePageForm<{ reason: string }>(id)
  return (
    <PageForm of={form} hidden={{ id }}>
      <ReasonField of={form} label="決定の理由" />
      <div className="row">
        {!isMine && (
          <SubmitButton intent="approve" look="primary">
            承認する
          </SubmitButton>
        )}
        <SubmitButton intent="refuse">{isMine ? '取り下げる' : '却下'}</SubmitButton>
      </div>
    </PageForm>
  )
}
