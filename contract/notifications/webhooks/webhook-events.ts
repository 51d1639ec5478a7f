/** What a company's programs can be told of, each with ids only. */
export const webhookEvents = {
  'application.created': '応募が届いた',
  'message.created': 'やりとりにメッセージが加わった',
  'scout.accepted': 'スカウトが承諾された',
  'scout.refused': 'スカウトが断られた',
  'scout.parked': 'スカウトが先にのばされた',
  'selection.changed': '選考の段階が変わった',
  'meeting.booked': '面談・面接の日時が決まった',
  'job.published': '求人を公開した',
  'job.closed': '求人を終了した',
} as const

export type WebhookEventType = keyof typeof webhookEvents
export const allWebhookEvents = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]]
