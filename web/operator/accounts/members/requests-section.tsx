import { Form, useNavigation } from 'react-router'
import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorRequest } from '#contract/accounts/operators/operator-requests.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { ReasonField } from '#web/operator/reason-field.tsx'
import '#web/ui/panel.css'

const asked = { create: '運営のメンバーに加える', raise: '「変更できる」役割にする' }

type Props = { requests: OperatorRequest[]; mayManage: boolean; result: FormResult | undefined }

/** What waits for a second operator, each with its decision. */
export function RequestsSection({ requests, mayManage, result }: Props) {
  const isBusy = useNavigation().state !== 'idle'
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
          {mayManage && (
            <Form method="post" className="stack">
              <input type="hidden" name="form" value={id} />
              <input type="hidden" name="id" value={id} />
              <ReasonField label="決めた理由" error={result?.saved === false && result.form === id ? result.refusal.issues.reason : undefined} />
              <div className="row">
                {!is_mine && (
                  <button type="submit" name="intent" value="approve" className="button primary" aria-disabled={isBusy}>
                    承認する
                  </button>
                )}
                <button type="submit" name="intent" value="refuse" className="button" aria-disabled={isBusy}>
                  {is_mine ? '取り下げる' : '断る'}
                </button>
              </div>
            </Form>
          )}
        </section>
      ))}
    </section>
  )
}
