import type { NotificationFacts } from './notification-facts.ts'

export const jobTitle = ({ job }: NotificationFacts) => `「${job ?? 'オープンポジション'}」`
export const because = ({ detail }: NotificationFacts) => (detail.reason ? `理由：${detail.reason}` : '')

export const scoutAnswers: Record<string, string> = { accepted: '受けました', refused: '断りました', parked: '先にのばしました' }

export const jobReviewTitle = (facts: NotificationFacts) =>
  `${jobTitle(facts)}の審査が終わりました。${facts.detail.decision === 'approved' ? '公開されています' : ['修正が必要な箇所があります', because(facts)].filter(Boolean).join('。')}`

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
  second_factor: () => '運営が二段階認証を解除しました',
}

export const storyTitles: Record<string, (detail: Record<string, string>) => string> = {
  approved: ({ title }) => `ストーリー「${title}」を公開しました`,
  refused: ({ title, reason }) => `ストーリー「${title}」を差し戻しました。理由：${reason}`,
  taken_down: ({ title, reason }) => `運営がストーリー「${title}」の公開を止めました。もう一度公開するには、審査があります。理由：${reason}`,
}

const approvedPart = ({ job, detail }: NotificationFacts) => `「${job ?? '求人'}」の${detail.kind === 'change' ? '変更' : '公開'}`

/** Of jobs that administrators approve: what is asked of them, and what the member who asked reads. */
export const approvalTitles: Record<string, (facts: NotificationFacts) => string> = {
  requested: (facts) => `${facts.detail.by ?? ''}さんが、${approvedPart(facts)}の承認を申請しました`,
  requested_by_import: ({ detail }) => `運営が取り込んだ求人${detail.count ?? ''}件が、公開か変更の承認を待っています`,
  requested_many: ({ detail }) => `${detail.by ?? ''}さんが、求人${detail.count ?? ''}件の公開の承認を申請しました`,
  approved: (facts) => `${facts.detail.by ?? ''}さんが、${approvedPart(facts)}を承認しました`,
  returned: (facts) => `${facts.detail.by ?? ''}さんが、${approvedPart(facts)}を差し戻しました。理由：${facts.detail.reason ?? ''}`,
}
