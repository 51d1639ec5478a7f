/** 451600 → 45万1,600円, 120000000 → 1億2,000万円 */
export function yenWords(yen: number) {
  const parts = [
    [Math.floor(yen / 100_000_000), '億'],
    [Math.floor(yen / 10_000) % 10_000, '万'],
    [yen % 10_000, ''],
  ] as const
  return `${
    parts
      .filter(([amount]) => amount)
      .map(([amount, unit]) => `${amount.toLocaleString('ja-JP')}${unit}`)
      .join('') || '0'
  }円`
}
