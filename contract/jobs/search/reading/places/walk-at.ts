import type { Folded } from '../fold-typed.ts'
import type { Meaning } from '../meaning.ts'

const walk = /(?:(?:最寄り?|もより)?駅(?:から|より|まで|近|チカ)?(?:の)?(?:徒歩)?|徒歩)[ ]?(\d{1,2}) ?分(?:以内|圏内|圏|程度|くらい|ぐらい)?/y
const near = /駅(?:近く?|ちか|チカ|から近い|に近い)(?=$|[ のでな・、,])/y
const direct = /駅?直結(?=$|[ のでな・、,])/y
/** What 駅近 means where flats and jobs are advertised. */
const NEAR = 10
const MOST = 60

/** So many minutes on foot from a station, at the most: 「駅から10分」, 「徒歩5分以内」, 「駅近」. */
export function walkAt({ text }: Folded, start: number): { end: number; meaning: Meaning } | null {
  const minutes = matched(walk, text, start)
  if (minutes) {
    const value = Number(minutes[1])
    return value >= 1 && value <= MOST ? walked(value, walk.lastIndex) : null
  }
  if (matched(direct, text, start)) return walked(1, direct.lastIndex)
  return matched(near, text, start) ? walked(NEAR, near.lastIndex) : null
}

function matched(pattern: RegExp, text: string, start: number) {
  pattern.lastIndex = start
  return pattern.exec(text)
}

const walked = (minutes: number, end: number): { end: number; meaning: Meaning } => ({
  end,
  meaning: { parameter: 'walk_minutes', values: [minutes], label: `駅から徒歩${minutes}分以内` },
})
