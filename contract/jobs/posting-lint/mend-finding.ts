import type { Finding, Posting } from './posting.ts'
import { yearlyBand } from './rules/pay.ts'
import { plainText } from './words/plain-text.ts'
import { textFields } from './words/text-fields.ts'

/** What a press of a button writes into the form: values by the name of their field, as forms send them. */
export type Mend = { label: string; field: string; values: Record<string, string> }

type Mended = Omit<Mend, 'field'> | null

const fixed = String.raw`(?:固定(?:残業|時間外)|みなし(?:残業|時間外)|定額残業)(?:代|手当|制)?`
/** Near enough to the words for fixed overtime that no other pay can be meant: 「固定残業代を含む月給40万円」 names none. */
const near = String.raw`[^\d\n。月年基]{0,8}`
const overtimeHours = [
  new RegExp(String.raw`${fixed}[^\d\n。]{0,12}(?:[\d,.]{1,9}万?円[^\d\n。]{0,8})?(\d{1,2}(?:\.\d)?)\s?時間`),
  /(\d{1,2}(?:\.\d)?)\s?時間分の(?:固定|みなし|定額)?(?:残業|時間外)(?:代|手当)/,
]
const overtimeAmount = [new RegExp(String.raw`${fixed}${near}(?:月?\d{1,2}(?:\.\d)?\s?時間分?${near})?(?:月額?)?(\d[\d,]{0,9}(?:\.\d{1,2})?)\s?(万円|円)`)]

/** Names for both sexes in place of one that means one of them. */
const bothSexes: [RegExp, string][] = [
  [/(?:営業|セールス|ルート|保険|証券)(?:マン|レデ[ィイ]ー?)/, '営業職'],
  [/ウ[ェエ]イター|ウ[ェエ]イトレス|ホール(?:ボーイ|ガール|レデ[ィイ]ー?)/, 'ホールスタッフ'],
  [/カメラマン/, '撮影スタッフ'],
  [/ガードマン/, '警備員'],
  [/スチュワーデス|スチュワード/, '客室乗務員'],
  [/准看護婦/, '准看護師'],
  [/看護婦/, '看護師'],
  [/保母/, '保育士'],
  [/受付嬢/, '受付スタッフ'],
  [/配送マン/, '配送スタッフ'],
]

/** Values that follow from the posting itself, or from the text that it was filled in from; null where a person has to decide. */
export function mendFinding({ field, rule, message }: Finding, { job, company }: Posting, pasted = ''): Mend | null {
  const mended = mends[rule]?.({ field, message, job, company, texts: [pasted, ...textFields.map((name) => job[name])].map(plainText) }) ?? null
  return mended && { ...mended, field: Object.keys(mended.values)[0] ?? field }
}

type Asked = Posting & { field: string; message: string; texts: string[] }

/** What the first text says that speaks of it. */
const firstIn = (texts: string[], patterns: RegExp[]) => texts.flatMap((text) => patterns.flatMap((pattern) => pattern.exec(text)?.slice(1, 3) ?? []))

const mends: Record<string, (asked: Asked) => Mended> = {
  six_name: ({ company: { name } }) => ({ label: `「${name}」を入力`, values: { recruiter_name: name } }),

  six_wage: ({ job }) => band(job.salary, '入力'),
  salary_contradicts: ({ job }) => band(job.salary, '合わせる'),

  pay_without_unit({ job: { pay_min, pay_max } }) {
    const amount = pay_min ?? pay_max ?? 0
    // Between the pay of a day and that of a month, and below any wage, nobody can tell.
    const found =
      amount >= 1_500_000
        ? ['year', '年']
        : amount >= 100_000 && amount < 1_500_000
          ? ['month', '月']
          : amount >= 900 && amount < 5_000
            ? ['hour', '時間']
            : null
    return found && { label: `単位を「${found[1]!}」にする`, values: { pay_unit: found[0]! } }
  },

  fixed_overtime_hidden: () => ({ label: '固定残業代を「あり」にする', values: { fixed_overtime: 'yes' } }),

  fixed_overtime_hours({ texts }) {
    const [hours] = firstIn(texts, overtimeHours)
    return hours ? { label: `${hours}時間を入力`, values: { fixed_overtime_hours: hours } } : null
  },

  fixed_overtime_amount({ texts }) {
    const [digits, unit] = firstIn(texts, overtimeAmount)
    if (!digits) return null
    const yen = Math.round(Number(digits.replaceAll(',', '')) * (unit === '万円' ? 10_000 : 1))
    return Number.isFinite(yen) && yen > 0 ? { label: `${yen.toLocaleString('ja-JP')}円を入力`, values: { fixed_overtime_amount: String(yen) } } : null
  },

  fixed_overtime_excess: ({ texts }) =>
    texts.some((text) => /超(?:過|え)[^\n。]{0,20}(?:別途|追加|全額|支給|支払)/.test(text))
      ? { label: '「支払う」を選ぶ', values: { fixed_overtime_excess_paid: 'yes' } }
      : null,

  gendered_job_name: renamed,
  gendered_word: renamed,
}

/** The yearly pay that the text names, as the two figures. */
function band(salary: string, verb: string): Mended {
  const said = yearlyBand(salary)
  if (!said || said.min === null) return null
  const text = said.max === null ? `${said.min}万円〜` : `${said.min}〜${said.max}万円`
  return {
    label: `${text}${verb === '入力' ? 'を入力' : `に${verb}`}`,
    values: { min_salary: String(said.min), ...(said.max !== null && { max_salary: String(said.max) }) },
  }
}

/** The finding quotes the word that it found, as rules read it. */
function renamed({ field, message, job }: Asked): Mended {
  const name = textFields.find((one) => one === field)
  const [, word] = /^「(.+?)」/.exec(message) ?? []
  const [, better] = bothSexes.find(([pattern]) => word !== undefined && pattern.exec(word)?.[0] === word) ?? []
  if (!name || !word || !better || !job[name].includes(word)) return null
  return { label: `「${better}」に置き換える`, values: { [name]: job[name].replaceAll(word, better) } }
}
