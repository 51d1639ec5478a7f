import type { SearchPlan } from '../search-plan.ts'
import { BitSum } from '../bit-sum.ts'
import { isOccupation } from '../../synonyms/synonyms-of.ts'
import type { SegmentAnswer } from '../segment-answer.ts'

/** What a word counts in the best field that has it: in the title as typed, by a synonym or by a related occupation; in the skills and in the rest, as typed and by a synonym. */
export const fieldPoints = [12, 9, 6, 5, 4, 2, 1] as const

/** What the whole query as one phrase adds where it stands in the skills or the rest. */
export const phrasePoints = 5

/** The whole query as one phrase in the title outweighs everything else. */
export const phraseScore = (sumOfWeights: number): number => sumOfWeights * (fieldPoints[0] + phrasePoints) + 1

/** How much more an occupation counts than the other words beside it. */
const occupationWeight = 2

/** The weights of the words of a search. A word that stands alone decides by its field only; beside other words an occupation counts more, so that a condition never decides. */
export const weightsOf = (words: { typed: string; found: number }[], jobs: number): number[] => {
  const isMixed = words.some(({ typed }) => isOccupation(typed)) && words.some(({ typed }) => !isOccupation(typed))
  return words.map(({ typed, found }) => (words.length === 1 ? 1 : rarityOf(found, jobs) + (isMixed && isOccupation(typed) ? occupationWeight : 0)))
}

/** How much more a word counts the fewer jobs have it. */
const rarityOf = (found: number, jobs: number): number => {
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
  const words = ranked.flatMap((i) => {
    const condition = plan.conditions[i]!
    return condition.parameter === 'free_word' ? { typed: condition.word.text, found: answers.reduce((sum, { found }) => sum + found[i]!, 0) } : []
  })
  const weights = weightsOf(words, jobs)
  const sumOfWeights = weights.reduce((sum, weight) => sum + weight, 0)
  const phrase = plan.phrase ? phraseScore(sumOfWeights) : 0
  // Where words are optional, having one more of them outweighs a better field.
  const having = plan.conditions.some((condition) => condition.parameter === 'free_word' && condition.optional) ? fieldPoints[0] : 0
  // The last step is in every job found where no word is optional: it is one number, not an addition of bitmaps.
  const last = fieldPoints[fieldPoints.length - 1]!
  const digits = 32 - Math.clz32(sumOfWeights * (fieldPoints[0] + having + (plan.phrase ? phrasePoints : 0)) + phrase)
  for (const answer of answers) {
    const { bitmaps } = answer.segment
    const { title, skills, body } = answer.segment.parts
    const sum = new BitSum(bitmaps, answer.free)
    ranked.forEach((condition, at) => {
      const levels = answer.levels[condition]!
      // Steps that share a bitmap are one addition.
      let points = 0
      levels.forEach((level, i) => {
        points += fieldPoints[i]! - fieldPoints[i + 1]!
        if (levels[i + 1] === level) return
        sum.add(level, weights[at]! * points)
        points = 0
      })
      if (having > 0) sum.add(answer.whole[condition]!, weights[at]! * (having + last))
    })
    if (plan.phrase) {
      const bitmap = sum.take()
      bitmaps.clear(bitmap)
      title.addWord(plan.phrase, bitmaps.words(bitmap))
      sum.add(bitmap, phrase)
      bitmaps.clear(bitmap)
      for (const field of [skills, body]) field.addWord(plan.phrase, bitmaps.words(bitmap))
      sum.add(bitmap, sumOfWeights * phrasePoints)
    }
    answer.planes = [...answer.planes, ...sum.planes(digits)]
    answer.scores = digits
    answer.leastScore = having > 0 ? 0 : sumOfWeights * last
    answer.free = sum.free
  }
}
