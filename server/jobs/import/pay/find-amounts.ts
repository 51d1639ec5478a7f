export type Amount = { min?: number; max?: number; start: number; end: number }

const PART = String.raw`(?:\d+(?:\.\d+)?\s?(?:億|千万|百万|万|千)\s?){0,3}(?:\d+(?:\.\d+)?)?`
const NUMBER = String.raw`[¥￥]?\s?(?=\d)(${PART})\s?(円|yen|JPY)?`
const FROM_TO = new RegExp(String.raw`${NUMBER}(?:\s*(?:~|-|ー|から|to)\s*${NUMBER})?`, 'gi')
const UNITS: Record<string, number> = { 億: 100_000_000, 千万: 10_000_000, 百万: 1_000_000, 万: 10_000, 千: 1_000 }

// 〜年収1000万円, but not the 年収 that follows 30万円〜.
const UP_TO = /(?:^|[^円万億千\d\s])\s?(?:~|最大|上限)\s?(?:想定|理論)?(?:年収|年俸|月給|月収|月額|日給|時給)\s?[:：]?\s?$/

/** Every amount of money of a text in plain form, in yen, in the order in which they stand. A number alone is money only where 月給 or the like names it. */
export function findAmounts(text: string): Amount[] {
  const amounts: Amount[] = []
  for (const found of text.matchAll(FROM_TO)) {
    const [whole, first = '', firstYen, second, secondYen] = found
    const start = found.index + whole.length - whole.trimStart().length
    const end = found.index + whole.trimEnd().length
    const last = second || first
    const isMoney = Boolean(firstYen || secondYen) || /[¥￥]/.test(whole) || /[万億]|千円/.test(whole) || isNamedPay(text, start, end)
    if (
      !isMoney ||
      /[\d.]$/.test(text.slice(Math.max(0, start - 1), start)) ||
      /^(?:人|名|件|社|台|個|回|ユーザ|ダウンロード|ドル|株|㎡|文字|点)/.test(text.slice(end))
    )
      continue

    // 600~1200万円: the first number is in the unit of the second.
    const borrowed = second && !/[億万千]/.test(first) && !firstYen ? /(億|千万|百万|万|千)\s*$/.exec(last)?.[1] : undefined
    const from = yenOf(borrowed ? first + borrowed : first)
    const to = second ? yenOf(second) : undefined
    const before = text.slice(Math.max(0, start - 4), start)
    const after = text.slice(end, end + 8)

    if (to !== undefined) amounts.push(to >= from ? { min: from, max: to, start, end } : { min: from, start, end })
    else if (/[~]\s*$|最大\s*$|上限\s*$/.test(before) || UP_TO.test(text.slice(Math.max(0, start - 12), start)) || /^\s*(?:まで|以下|以内|未満)/.test(after))
      amounts.push({ max: from, start, end })
    else if (/^\s*(?:~|-(?!\d)|以上|より|から|\+|↑)/.test(after)) amounts.push({ min: from, start, end })
    else amounts.push({ min: from, max: from, start, end })
  }
  return amounts
}

/** 月給制 300000: a number that only its name marks as yen. */
const isNamedPay = (text: string, start: number, end: number) =>
  /(?:月給|月収|月俸|年収|年俸|日給|時給)制?\s{0,3}[:：]?\s{0,3}$/.test(text.slice(Math.max(0, start - 12), start)) &&
  !/^\s?[年月日時%歳分回カヶか]/.test(text.slice(end))

function yenOf(written: string) {
  let yen = 0
  for (const [, number = '0', unit] of written.matchAll(/(\d+(?:\.\d+)?)\s?(億|千万|百万|万|千)?/g)) yen += Number(number) * (unit ? (UNITS[unit] ?? 1) : 1)
  return Math.round(yen)
}
