import type { NotificationFacts } from './notification-facts.ts'

/** The titles of kinds that say several things, each by what was stored beside the notification. */
export const selectionTitles: Record<string, (facts: NotificationFacts) => string> = {
  result: ({ company }) => `${company}から選考の結果が届きました`,
  offer: ({ company }) => `${company}からオファーについて連絡が届きました`,
  promise: ({ company }) => `${company}が、約束した面談・面接を行わない理由を記録しました`,
  job_changed: ({ company }) => `応募した${company}の求人の条件が変わりました`,
  meeting: ({ company }) => `${company}から面談・面接の予定について連絡が届きました`,
  step: ({ company, detail }) => `${company}の選考が「${detail.step}」に進みました`,
}

export const operatorTitles: Record<string, (facts: NotificationFacts) => string> = {
  data_request: ({ subject }) => `個人情報のご請求（番号 ${subject.id}）に回答しました`,
  disclosure: ({ company }) => `通報を受けて、運営の2名があなたと${company}のやりとりを確認しました`,
  premium: ({ detail }) => (detail.change === 'given' ? 'プレミアム会員になりました' : 'プレミアム会員ではなくなりました'),
  report: ({ subject }) => `通報・申し出（番号 ${subject.id}）に、運営から回答がありました`,
  restriction: ({ detail }) => (detail.change === 'set' ? '利用を制限しました' : '利用の制限を解きました'),
  second_factor: () => '運営が二段階認証を外しました',
}

export const storyTitles: Record<string, (detail: Record<string, string>) => string> = {
  approved: ({ title }) => `ストーリー「${title}」を公開しました`,
  refused: ({ title, reason }) => `ストーリー「${title}」を差し戻しました。理由：${reason}`,
  taken_down: ({ title, reason }) => `運営がストーリー「${title}」の公開を止めました。もう一度公開するには、審査があります。理由：${reason}`,
}
