import type { Grade } from '#contract/hiring/scorecards/scorecards.ts'

/** What nobody looked into has no score. */
type DemoScore = [score: Grade | null, note?: string]
export const notVerified: DemoScore = [null]

/** What one member wrote with the kit for technical interviews; the scores in the order of its criteria. */
export type DemoScorecard = { role: string; recommendation: Grade; comment: string; scores: DemoScore[]; hoursAgo: number }

export const demoScorecards: DemoScorecard[][] = [
  [
    {
      role: 'recruiter',
      recommendation: 3,
      comment: '次の面接では、運用の経験をもう少し聞きたいです。',
      scores: [[4, '補完の方式を3つ比べて選んだ理由が明確でした。'], [3], [null], [3, '専門外の私にも図で説明できました。']],
      hoursAgo: 20,
    },
    {
      role: 'assistant',
      recommendation: 3,
      comment: '候補者からの質問が具体的で、関心の高さを感じました。',
      scores: [[3], [null], [3, '障害の時系列を順に話せました。'], [4]],
      hoursAgo: 6,
    },
  ],
  [
    {
      role: 'recruiter',
      recommendation: 3,
      comment: '現場に通う進め方が、当社と合います。',
      scores: [[3], [3], [4, '通知が多すぎた原因を、ログから順に特定していました。'], [4]],
      hoursAgo: 28,
    },
    {
      role: 'assistant',
      recommendation: 4,
      comment: '',
      scores: [[null], [3], [3], [4, '前提をそろえてから話し始めました。']],
      hoursAgo: 26,
    },
    {
      role: 'admin',
      recommendation: 2,
      comment: '設計の経験は、まだ小さな範囲です。入社後の支援を前提に考えたいです。',
      scores: [[2, '代わりの案を聞いても、1つの案の説明にとどまりました。'], [3], [2], [4]],
      hoursAgo: 24,
    },
  ],
]
