import type { ScoutJudgement } from '#contract/hiring/scouts/scouts.ts'

type Judged = Pick<ScoutJudgement, 'integrity' | 'parts'>

/** The score that a scout without a passage does not pass; as /about/metrics says. */
const WITHOUT_PASSAGE = 35

/** What would add to the score of a scout, and by how many points, the most first. */
export function gainsOf({ integrity, parts }: Judged) {
  const sum = Object.values(parts).reduce((total, points) => total + points, 0)
  // Without a passage the score is cut off: the first one brings back what was cut, too.
  const first = Math.min(100, sum + 45) - Math.min(WITHOUT_PASSAGE, integrity)
  return [
    { label: 'プロフィールの一節に触れる', points: parts.passage === 0 ? first : 0 },
    { label: 'プロフィールの別の項目にも触れる', points: parts.passage === 45 ? 5 : 0 },
    { label: 'ほかのスカウトと違う、この方だけの文面にする', points: 25 - parts.own },
    { label: '理由を200文字まで書く', points: 10 - parts.length },
    { label: '年収の上限を、下限の1.5倍以内にする', points: 10 - parts.band },
    { label: '求人を選ぶ', points: 5 - parts.job },
  ]
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
}
