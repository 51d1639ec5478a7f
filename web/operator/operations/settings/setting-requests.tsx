import type { SettingRequest } from '#contract/operations/site-settings/site-settings.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { ChangesTable } from './preview-section.tsx'
import '#web/ui/styles/label.css'
import '#web/ui/styles/panel.css'

const states: Record<SettingRequest['state'], { text: string; label: string }> = {
  waiting: { text: 'ほかの人の承認を待っています', label: 'label warn' },
  approved: { text: '反映しました', label: 'label green' },
  withdrawn: { text: '取り消しました', label: 'label' },
  expired: { text: '期限が過ぎました', label: 'label' },
}

/** Changes that take two operators: those that wait are open, those that ended are folded. */
export function SettingRequests({ requests }: { requests: SettingRequest[] }) {
  const waiting = requests.filter(({ state }) => state === 'waiting')
  const ended = requests.filter(({ state }) => state !== 'waiting')
  return (
    <section className="stack" aria-labelledby="requests">
      <h2 id="requests">2人で決める変更</h2>
      {waiting.length === 0 && <p className="muted">承認を待っている変更はありません。</p>}
      {waiting.map((request) => (
        <Request key={request.id} request={request} />
      ))}
      {ended.length > 0 && (
        <details>
          <summary>終わった頼み（{ended.length}件）</summary>
          <div className="stack">
            {ended.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}

function Request({
  request: { id, state, changes, restored_from, reason, requested_at, requested_by_name, is_mine, expires_at, ended_at, ended_by_name, hindrance },
}: {
  request: SettingRequest
}) {
  const mayDecide = useOperatorAccount().acts.includes('change_settings') && state === 'waiting'
  return (
    <section className="panel stack" aria-labelledby={id}>
      <div className="row">
        <h3 id={id}>{restored_from === null ? '設定の変更' : `版${restored_from}に戻す`}</h3>
        <span className={states[state].label}>{states[state].text}</span>
      </div>
      <p>
        <bdi>{requested_by_name}</bdi>さんが <ExactTime at={requested_at} /> に頼みました。
        {state === 'waiting' && (
          <>
            承認は <ExactTime at={expires_at} /> まで。
          </>
        )}
        <br />
        理由：{reason}
      </p>
      <ChangesTable changes={changes} caption="変わる設定" />
      {ended_at && (
        <p>
          <bdi>{ended_by_name}</bdi>さんが <ExactTime at={ended_at} /> に{state === 'approved' ? '承認しました。' : '取り消しました。'}
        </p>
      )}
      {mayDecide && hindrance && <p className="note">{hindrance}</p>}
      {mayDecide && is_mine && !hindrance && (
        <p className="small muted">
          承認できるのは、ほかの運営のメンバーです。急ぐときや、ほかにいないときは、サーバーの .env に書けば、そちらが優先されます。
        </p>
      )}
      {mayDecide && (
        <PageForm className="row" hidden={{ id }}>
          {!is_mine && !hindrance && (
            <SubmitButton intent="approve" look="primary">
              承認して反映する
            </SubmitButton>
          )}
          <SubmitButton intent="withdraw">{is_mine ? '頼みを取り消す' : '却下'}</SubmitButton>
        </PageForm>
      )}
    </section>
  )
}
