import { Form } from 'react-router'
import { apiKeyScopes } from '#contract/companies/members/api-key-scopes.ts'
import type { ApiKey } from '#contract/companies/members/api-keys.ts'
import { dateText, dayText } from '#web/ui/text/day-text.ts'
import '#web/ui/label.css'
import { isolated } from '#web/ui/text/isolated.ts'

const states = { active: '使えます', expired: '期限が過ぎました', revoked: '止めました' }

export function KeyRow({ apiKey: { id, name, hint, scopes, member_name, created_at, expires_at, last_used_at, state }, now }: { apiKey: ApiKey; now: Date }) {
  return (
    <li>
      <div className="key-lines">
        <h2>
          <bdi>{name}</bdi> <span className={state === 'active' ? 'label green' : 'label'}>{states[state]}</span>
        </h2>
        <p className="small">
          <code>{hint}</code>・{scopes.map((scope) => apiKeyScopes[scope].label).join('、')}
        </p>
        <p className="small muted">
          <bdi>{member_name}</bdi>が{dayText(created_at, now)}に作成・期限 {dateText(expires_at, now)}・
          {last_used_at ? `最後に使われたのは${dayText(last_used_at, now)}` : 'まだ使われていません'}
        </p>
      </div>
      {state === 'active' && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="button small" name="intent" value="revoke" aria-label={`「${isolated(name)}」を止める`}>
            止める
          </button>
        </Form>
      )}
    </li>
  )
}
