import type { SearchPlan } from '../search-plan.ts'
import { BitSum } from '../bit-sum.ts'
import type { SegmentAnswer } from '../segment-answer.ts'

/** What a word counts in the best field that has it: in the title, the skills and the rest, each as typed and by a synonym. */
export const fieldPoints = [12, 9, 5, 4, 2, 1] as const

/** How much more a word counts the fewer jobs have it. A word that stands alone decides by its field only. */
export const rarityOf = (found: number, jobs: number): number => {
  const share = found / Math.max(1, jobs)
  return share >= 1 / 4 ? 1 : share >= 1 / 16 ? 2 : share >= 1 / 64 ? 3 : 4
}

/**
 * Adds to the planes of each answer the digits of how well the words match, above those of the wishes: equal words are ordered by the wishes. A word's rarity is that in
 * all segments together, so that a job counts the same in each of them.
 */
export const addScores = (answers: SegmentAnswer[], plan: SearchPlan): void => {
  const ranked = plan.conditions.flatMap((condition, i) => (condition.parameter === 'free_word' && !condition.word.excluded ? i : []))
  const jobs = answers.reduce((sum, { live }) => sum + live, 0)
  const weights = ranked.map((i) =>
    ranked.length === 1
      ? 1
      : rarityOf(
          answers.reduce((sum, { found }) => sum + found[i]!, 0),
          jobs,
        ),
  )
  // The whole query as one phrase in the title outweighs everything else.
  const phrase = plan.phrase ? weights.reduce((sum, weight) => sum + weight * fieldPoints[0], 1) : 0
  const digits = 32 - Math.clz32(weights.reduce((sum, weight) => sum + weight * fieldPoints[0], phrase))
  for (const answer of answers) {
    const { bitmaps } = answer.segment
    const { title } = answer.segment.parts
    const sum = new BitSum(bitmaps, answer.free)
    ranked.forEach((condition, at) => {
      const levels = answer.levels[condition]!
      levels.forEach((level, i) => sum.add(level, weights[at]! * (fieldPoints[i]! - fieldPoints[i + 1]!)))
    })
    if (plan.phrase) {
      const bitmap = sum.take()
      bitmaps.clear(bitmap)
      title.addWord(plan.phrase, bitmaps.words(bitmap))
      sum.add(bitmap, phrase)
    }
    answer.planes = [...answer.planes, ...sum.planes(digits)]
    answer.free = sum.free
  }
}
