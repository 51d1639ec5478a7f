/** A yearly pay in 万円 as a band: 620〜880万円, 620万円〜, 〜880万円. Null where neither end is known. */
export function bandWords(min: number | null, max: number | null) {
  const [from, to] = [min, max].map((man) => man?.toLocaleString('ja-JP'))
  if (from && to) return from === to ? `${from}万円` : `${from}〜${to}万円`
  if (from) return `${from}万円〜`
  return to ? `〜${to}万円` : null
}
