import type { WebhookDelivery } from '#contract/notifications/webhooks/webhooks.ts'

const failures: Record<string, string> = {
  TIMEOUT: '10秒のあいだ答えがありませんでした',
  DNS: 'ホスト名が見つかりませんでした',
  REFUSED_ADDRESS: '送れない先のアドレスでした',
  TLS: '証明書を確かめられませんでした',
  CONNECTION: 'つながりませんでした',
  DISABLED: '送り先が止まっていました',
}

/** What a receiver answered to the last try, and how fast. */
export function outcomeText({
  response_status,
  milliseconds,
  failure,
  tried_at,
}: Pick<WebhookDelivery, 'response_status' | 'milliseconds' | 'failure' | 'tried_at'>) {
  if (failure) return failures[failure] ?? failures.CONNECTION
  if (!tried_at) return 'まだ送っていません'
  return `答え ${response_status ?? '—'}・${(milliseconds ?? 0).toLocaleString('ja-JP')}ミリ秒`
}
