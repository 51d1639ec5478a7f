import { webhookEvents } from '#contract/notifications/webhooks/webhook-events.ts'
import type { WebhookDelivery } from '#contract/notifications/webhooks/webhooks.ts'
import { exactTimeText, momentText } from '#contract/platform/time/japan-time.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import '#web/ui/styles/label.css'

export const deliveryStates = { failed: '届かなかった', waiting: '送信待ち', delivered: '届いた' }
const tones = { failed: 'warn', waiting: '', delivered: 'green' }

const eventName = (type: string) => (webhookEvents as Record<string, string>)[type] ?? '試しのイベント'

/** What was sent, and how the receiver answered. */
export const deliveryColumns = (now: Date): WorkColumns<WebhookDelivery> => [
  { key: 'event', header: 'できごと', cell: ({ type }) => eventName(type), text: ({ type }) => type, sort: true },
  { key: 'type', header: '種類', cell: ({ type }) => <code className="small">{type}</code> },
  {
    key: 'state',
    header: '状態',
    kind: 'state',
    cell: ({ state }) => <span className={`label ${tones[state]}`}>{deliveryStates[state]}</span>,
    text: ({ state }) => deliveryStates[state],
    sort: true,
  },
  { key: 'created', header: '作成', cell: ({ created_at }) => <ExactTime at={created_at} />, text: ({ created_at }) => exactTimeText(created_at), sort: true },
  {
    key: 'outcome',
    header: '結果',
    kind: 'long',
    cell: (delivery) => (
      <>
        {outcomeText(delivery)}
        {delivery.state === 'waiting' && delivery.next_try_at && delivery.attempts > 0 && `・次は${momentText(delivery.next_try_at, now)}`}
      </>
    ),
    text: outcomeText,
  },
  { key: 'attempts', header: '試行', kind: 'end', cell: ({ attempts }) => attempts, text: ({ attempts }) => attempts, sort: true },
  { key: 'id', header: 'ID', cell: ({ webhook_id }) => <code className="small">{webhook_id}</code>, text: ({ webhook_id }) => webhook_id, isExtra: true },
  {
    key: 'acts',
    header: '操作',
    kind: 'acts',
    cell: ({ id, webhook_id }) => (
      <PageForm className="row" hidden={{ delivery_id: id }} preventScrollReset>
        <SubmitButton look="small" aria-label={`${webhook_id}をもう一度送る`}>
          もう一度送る
        </SubmitButton>
      </PageForm>
    ),
  },
]

const failures: Record<string, string> = {
  TIMEOUT: '10秒のあいだ答えがありませんでした',
  DNS: 'ホスト名が見つかりませんでした',
  REFUSED_ADDRESS: '送れない先のアドレスでした',
  TLS: '証明書を確かめられませんでした',
  CONNECTION: 'つながりませんでした',
  DISABLED: 'エンドポイントが止まっていました',
}

/** How a receiver answered the last try, and how fast. */
function outcomeText({ response_status, milliseconds, failure, tried_at }: Pick<WebhookDelivery, 'response_status' | 'milliseconds' | 'failure' | 'tried_at'>) {
  if (failure) return failures[failure] ?? failures.CONNECTION!
  if (!tried_at) return 'まだ送っていません'
  return `答え ${response_status ?? '—'}・${(milliseconds ?? 0).toLocaleString('ja-JP')}ミリ秒`
}
