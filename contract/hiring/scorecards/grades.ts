import type { Grade } from './scorecards.ts'

type Words = readonly (readonly [grade: Grade, label: string])[]

/** The scale of a criterion, the best first. */
export const gradeNames: Words = [
  [4, 'とても良い'],
  [3, '良い'],
  [2, '不安がある'],
  [1, '合わない'],
]
export const NOT_VERIFIED = '確かめていない'

/** The scale of the whole. */
export const recommendationNames: Words = [
  [4, '強く推薦する'],
  [3, '推薦する'],
  [2, '推薦しない'],
  [1, '強く反対する'],
]

export const nameOfGrade = (names: Words, grade: Grade | null) => names.find(([one]) => one === grade)?.[1] ?? NOT_VERIFIED
