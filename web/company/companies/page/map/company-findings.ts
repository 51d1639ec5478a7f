import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { SectionState } from '#web/company/platform/editor/map/section-map.tsx'
import { contentOfForm } from '../editor/content-of-form.ts'
import { type ListName, rowsOf, type Values } from '../editor/rows-of.ts'
import { companySections } from './company-sections.ts'

/** What to mend or to add before the page is published: the form's field, and the remedy. What is missing stops nothing. */
export type PageFinding = { field: string; level: 'error' | 'missing' | 'warning'; message: string }

const isWebAddress = (value: string) => /^https?:\/\//.test(value) && (URL.parse(value)?.hostname ?? '').includes('.')
const is = (row: Values, name: string) => textOf(row[name]).trim() !== ''

/** Reads the form's present values. The API checks them again, and more. */
export function companyFindings(values: Values): PageFinding[] {
  const content = contentOfForm(values)
  const has = (name: string) => is(values, name)
  const found: PageFinding[] = []
  const find = (isSo: boolean, field: string, level: PageFinding['level'], message: string) => isSo && found.push({ field, level, message })
  const ofRows = (name: ListName, check: (row: Values, at: string, nth: number) => void) => {
    for (const [nth, { at, row }] of rowsOf(values, name).entries()) check(row, `${name}[${at}]`, nth + 1)
  }

  find(!has('name'), 'name', 'error', '企業名を入力してください。')
  find(!has('introduction'), 'introduction', 'missing', '会社の紹介がまだありません。')
  ofRows('images', (row, at, nth) => find(!is(row, 'text'), `${at}.text`, 'warning', `${nth}枚目の写真に説明がありません。`))
  for (const name of ['interview_video_url', 'url', 'contact_url'])
    find(has(name) && !isWebAddress(textOf(values[name]).trim()), name, 'error', 'http:// か https:// で始まるURLを入力してください。')
  ofRows('photos', (row, at, nth) => {
    find(is(row, 'picture') && !is(row, 'text'), `${at}.text`, 'error', `${nth}枚目の写真の説明を入力してください。`)
    find(!is(row, 'picture'), `${at}.picture`, 'error', `説明だけがあります。${nth}枚目の写真を選んでください。`)
  })
  for (const name of ['founding_year', 'employee_count', 'capital'] as const) find(Number.isNaN(content[name]), name, 'error', '数字で入力してください。')
  find(!has('address'), 'address', 'missing', '求人の公開には、所在地が必要です。')
  const isReachable = has('contact_phone') || has('contact_email') || has('contact_url')
  find(!isReachable, 'contact_phone', 'missing', '求人の公開には、電話・メール・問い合わせ先のどれかが必要です。')
  ofRows('employees', (row, at, nth) => find(!is(row, 'name'), `${at}.name`, 'error', `${nth}人目のメンバーの名前を入力してください。`))
  ofRows('company_finances', (row, at, nth) => {
    find(!is(row, 'investor'), `${at}.investor`, 'error', `${nth}件目の出資者を入力してください。`)
    find(!is(row, 'finance_date_year'), `${at}.finance_date_year`, 'error', `${nth}件目の資金調達の年を入力してください。`)
  })
  ofRows('amateras_views', (row, at, nth) => {
    find(!is(row, 'comment'), `${at}.comment`, 'error', `${nth}件目の推薦コメントを入力してください。`)
    find(!is(row, 'name'), `${at}.name`, 'error', `${nth}件目の推薦した方の名前を入力してください。`)
  })
  return inOrder(found)
}

const rootOf = ({ field }: PageFinding) => field.split(/[[.]/)[0] ?? ''
const allFields: string[] = companySections.flatMap(({ fields }) => fields)
const inOrder = (found: PageFinding[]) => found.toSorted((one, other) => allFields.indexOf(rootOf(one)) - allFields.indexOf(rootOf(other)))

const lists = new Set<string>(['images', 'photos', 'employees', 'company_finances', 'amateras_views'])
const isEmpty = (values: Values, field: string) =>
  lists.has(field) ? rowsOf(values, field as ListName).length === 0 : [values[field] ?? []].flat().every((value) => textOf(value).trim() === '')

/** How far each section of the editor is. */
export const companySectionStates = (values: Values, findings: PageFinding[]): SectionState[] =>
  companySections.map(({ id, label, fields }) => {
    const own = findings.filter((finding) => (fields as readonly string[]).includes(rootOf(finding)))
    const count = (level: PageFinding['level']) => own.filter((finding) => finding.level === level).length
    return { id, label, wrong: count('error'), missing: count('missing'), unsure: count('warning'), isUnused: fields.every((field) => isEmpty(values, field)) }
  })
