import { isDenied } from '../terms/read-employment.ts'
import { plainForm } from '../text/plain-form.ts'
import { findAmounts } from './find-amounts.ts'

export type FixedOvertime = {
  /** False where it is denied, null where the text is silent. */
  fixed_overtime: boolean | null
  fixed_overtime_hours: number | null
  fixed_overtime_amount: number | null
  fixed_overtime_excess_paid: boolean | null
  base_pay: number | null
}

// 45時間分の時間外手当: overtime that is paid for so many hours is fixed, under any name.
const NAME =
  /(?:固定|[み見]なし|見込み?|定額|一律)(?:時間外|残業|超過)(?:労働|勤務)?(?:手当|代|時間|割増|賃金)*|(?<=\d\s?(?:時間|h)\s?分の?(?:相当の)?)(?:時間外|残業|超過)(?:労働|勤務)?(?:手当|代|割増|賃金)+/gi
const TWICE = /^[・、/]\s?(?:固定|[み見]なし)残業代?/
const EXCESS = /(?:超過|超え|越え|上回)[^。\n]{0,30}(?:支給|支払)/

// In prose a bare mention promises nothing: it has to state the payment, or its amount.
const PAID = /含|範囲|支給|あり|\d\s?(?:時間|h\b|円)/i

/** 固定残業代: the hours it covers, its yen a month, whether more is paid, and the pay without it. Where the fields say nothing, the advert's prose counts. */
export function readFixedOvertime(fields: string, prose = ''): FixedOvertime {
  const stated = readIn(fields)
  if (stated.fixed_overtime !== null || !prose) return stated
  const told = readIn(prose)
  const isPaid =
    told.fixed_overtime !== true ||
    [...plainForm(prose.slice(0, 20_000)).matchAll(NAME)].some(({ index, 0: name, input }) =>
      PAID.test(input.slice(index + name.length, index + name.length + 20)),
    )
  return isPaid ? { ...told, base_pay: stated.base_pay ?? told.base_pay } : stated
}

function readIn(text: string): FixedOvertime {
  const plain = plainForm(text.slice(0, 20_000))
  const named = [...plain.matchAll(NAME)]
  const mentions = named.filter(({ index, 0: name }) => !isDenied(plain.slice(index + name.length, index + name.length + 80).replace(TWICE, '')))
  const mention = mentions[0]
  const basePay = yenAfter(plain, /基本給[^\d¥\n]{0,10}/)
  if (!mention)
    return {
      fixed_overtime: named.length > 0 ? false : null,
      fixed_overtime_hours: null,
      fixed_overtime_amount: null,
      fixed_overtime_excess_paid: null,
      base_pay: basePay,
    }

  const around = mentions.map(({ index, 0: name }) => plain.slice(index, index + name.length + 60).replace(/\n\n[\s\S]*/, '')).join('\n')
  const before =
    plain
      .slice(Math.max(0, mention.index - 24), mention.index)
      .split(/[\n。]/)
      .at(-1) ?? ''
  const hours = hoursIn(/(?<![\d.])[\d.]{1,5}\s?(?:時間|h)\s?分?の?(?:相当の)?$/i.exec(before)?.[0] ?? around) ?? hoursIn(before)
  const just = hoursIn(before) ? findAmounts(before).filter(({ end }) => /^[\s~の分]*$/.test(before.slice(end))) : []
  const amount = [...findAmounts(around), ...just].map(({ min, max }) => min ?? max ?? 0).find((yen) => yen >= 3_000 && yen < 1_000_000)
  return {
    fixed_overtime: true,
    fixed_overtime_hours: hours,
    fixed_overtime_amount: amount ?? null,
    fixed_overtime_excess_paid: EXCESS.test(plain) || null,
    base_pay: basePay,
  }
}

function hoursIn(text: string) {
  // Hours worked a day, or on average, are not the hours that the pay covers.
  const found = [...text.matchAll(/(\d{1,3}(?:\.\d)?)\s{0,3}(?:時間|h\b)/gi)].find(
    ({ index }) => !/(?:実働|平均|実績|所定|[一1]日)[^\d\n]{0,6}$/.test(text.slice(Math.max(0, index - 10), index)),
  )
  const hours = Number(found?.[1])
  return hours > 0 && hours <= 200 ? hours : null
}

function yenAfter(text: string, label: RegExp) {
  const found = label.exec(text)
  if (!found) return null
  const rest = text.slice(found.index + found[0].length, found.index + found[0].length + 30)
  const amount = findAmounts(rest)[0]
  return amount && amount.start <= 1 && (amount.min ?? 0) >= 30_000 ? (amount.min ?? null) : null
}
