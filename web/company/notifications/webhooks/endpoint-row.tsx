import { href, Link } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { webhookEvents } from '#contract/notifications/webhooks/webhook-events.ts'
import type { WebhookEndpoint } from '#contract/notifications/webhooks/webhooks.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

const reasons = {
  hand: '止めています',
  failing: '3日のあいだ届かなかったため、止めました',
  gone: 'エンドポイントが「もうない（410）」と答えたため、止めました',
}

export function EndpointRow({ endpoint, now }: { endpoint: WebhookEndpoint; now: Date }) {
  const { id, url, description, event_types, last_success_at, disabled_because, old_secret_until } = endpoint
  return (
    <li>
      <div>
        <h3>{url}</h3>
        <p className="small">
          <span className={disabled_because ? 'label warn' : 'label green'}>{disabled_because ? reasons[disabled_because] : '送っています'}</span>
          {description && ` ${description}`}
        </p>
        <p className="small muted">{event_types.map((type) => webhookEvents[type]).join('、')}</p>
        <p className="small muted">
          {last_success_at ? `最後に届いたのは${dayText(last_success_at, now)}` : 'まだ届いていません'}
          {old_secret_until && '・前の鍵の署名もつけています'}
        </p>
      </div>
      <PageForm className="row" hidden={{ id }}>
        <Link className="button small" to={`${href('/online/companies/settings/webhooks/deliveries')}?id=${id}`} aria-label={`${url}の送信の記録`}>
          送信の記録
        </Link>
        {!disabled_because && <Act intent="test" label="テスト送信" url={url} />}
        <Act intent="rotate" label="シークレットを再発行" url={url} />
        {disabled_because ? <Act intent="start" label="有効化" url={url} /> : <Act intent="stop" label="停止" url={url} />}
        <Act intent="remove" label="削除" url={url} />
      </PageForm>
    </li>
  )
}

const Act = ({ intent, label, url }: { intent: string; label: string; url: string }) => (
  <SubmitButton look="small" intent={intent} aria-label={`${url}: ${label}`}>
    {label}
  </SubmitButton>
)
