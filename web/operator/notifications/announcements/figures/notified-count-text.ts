/** A count of an announcement; of one that is narrowed in steps of five, so that no condition tells of one person. */
export const notifiedCountText = (count: number | null, isNarrowed: boolean) => {
  if (count === null) return '5未満'
  const text = count.toLocaleString('ja-JP')
  return isNarrowed ? `${text}〜${(count + 4).toLocaleString('ja-JP')}` : text
}
