import { z } from 'zod'

/** Programs write what they do not know as null or as nothing. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value), schema.optional())
const text = (longest: number) => maybe(z.string('文字で書いてください。').trim().max(longest, `${longest}文字以内にしてください。`))
const date = maybe(
  z
    .string('日付は 2024-04-01、2024-04、2024 のどれかの形です。')
    .trim()
    .regex(/^(19[3-9]\d|20\d\d|2100)(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, '日付は 2024-04-01、2024-04、2024 のどれかの形です。'),
)
const list = <Schema extends z.ZodType>(schema: Schema, most: number) =>
  maybe(z.array(schema, '一覧にしてください。').max(most, `${most}件以内にしてください。`))
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape, '項目のまとまりにしてください。')

/** As far as both are known: a year alone may be any month of it. */
function isInOrder(start = '', end = '') {
  const known = Math.min(start.length, end.length, 7)
  return start.slice(0, known) <= end.slice(0, known)
}

const Work = part({
  name: text(200),
  position: text(200),
  /** What the employer does. */
  description: text(200),
  startDate: date,
  endDate: date,
  summary: text(4000),
  highlights: list(z.string('文字で書いてください。').trim().max(4000), 100),
})
  .refine(({ name }) => name !== undefined, { path: ['name'], message: '会社名を書いてください。' })
  .refine(({ startDate, endDate }) => isInOrder(startDate, endDate), { path: ['endDate'], message: '退職の年月は、入社の年月と同じか、後にしてください。' })

/** The parts of JSON Resume 1.0.0 (https://jsonresume.org/schema) that a profile has a place for; whatever else a file holds is passed over. Dates are whole or end with their month or year. */
export const JsonResume = part({
  basics: maybe(
    part({
      name: text(100),
      /** A headline for the work, such as 法人営業 8年. */
      label: text(200),
      phone: text(50),
      email: text(254),
      summary: text(4000),
      location: maybe(part({ address: text(300), postalCode: text(20), countryCode: text(2), region: text(100) })),
    }),
  ),
  work: list(Work, 50),
  education: list(part({ institution: text(200), area: text(200), studyType: text(100), startDate: date, endDate: date }), 20),
  certificates: list(part({ name: text(300), date, issuer: text(200) }), 1000),
  skills: list(part({ name: text(200), keywords: list(z.string('文字で書いてください。').trim().max(200), 100) }), 100),
  languages: list(part({ language: text(100), fluency: text(100) }), 50),
}).meta({
  example: { basics: { name: '宇津木 千紘' }, work: [{ name: 'ヌクモリ計測機器株式会社', position: 'バックエンドエンジニア', startDate: '2021-04' }] },
})
export type JsonResume = z.infer<typeof JsonResume>
