// Without schemas, so that pages can say them, too.

/** How well somebody has a skill, from the first step on. */
export const skillLevels = [
  { level: 1, name: '学習中' },
  { level: 2, name: '使える' },
  { level: 3, name: '設計できる' },
  { level: 4, name: '教えられる' },
] as const

export const MOST_SKILL_YEARS = 60

/** 4年・設計できる; empty where neither is said. */
export const skillLevelText = ({ level, years }: { level: number | null; years: number | null }) =>
  [years === null ? '' : years === 0 ? '1年未満' : `${years}年`, skillLevels.find((one) => one.level === level)?.name ?? ''].filter(Boolean).join('・')
