/** 451600 → 45万1,600円 */
export function yenWords(yen: number) {
  const [man, rest] = [Math.floor(yen / 10_000), yen % 10_000]
  if (!man) return `${rest.toLocaleString('ja-JP')}円`
  return `${man.toLocaleString('ja-JP')}万${rest ? rest.toLocaleString('ja-JP') : ''}円`
}
