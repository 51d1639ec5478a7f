const eras = [
  [2019, '令和'],
  [1989, '平成'],
  [1926, '昭和'],
] as const

/** 1992年（平成4年）. A year in which the era changed goes by the new one. */
export function eraYear(year: number) {
  const [first, era] = eras.find(([first]) => year >= first) ?? [0, '']
  if (!era) return `${year}年`
  return `${year}年（${era}${year === first ? '元' : year - first + 1}年）`
}
