import { href } from 'react-router'
import type { CompanyContent, EmployeeContent, FinanceContent, ViewContent } from '#contract/companies/pages/company-content.ts'
import type { PhotoSlot } from '#contract/companies/pages/photo-slots.ts'
import { numberOf, textOf } from '#web/platform/forms/values/text-of.ts'
import { rowsOf, type Values } from './rows-of.ts'

const orNull = (value: unknown) => textOf(value).trim() || null
const idsOf = (value: unknown) => [value ?? []].flat().map(textOf).filter(Boolean).map(Number)
const idOf = (value: unknown) => (textOf(value) ? { id: Number(value) } : {})
const isTicked = (value: unknown) => textOf(value) !== ''
const pictureOf = (row: Values, name: string) => (isTicked(row[`${name}_removed`]) ? null : orNull(row[name]))

/** The values of the editor's fields in the shape of the API. A text that is no number stays as it is, and the API refuses it by field. */
export function contentOfForm(values: Values): CompanyContent {
  const images = rowsOf(values, 'images')
  const features = new Set([Number(values.phase), ...idsOf(values.kinds)])
  return {
    name: textOf(values.name),
    logo: pictureOf(values, 'logo'),
    introduction: textOf(values.introduction),
    product_description: textOf(values.product_description),
    vision: textOf(values.vision),
    images: images.map(({ row }) => textOf(row.picture)),
    image_texts: images.map(({ row }) => textOf(row.text)),
    // A kind that is none of ours stays as it is, and the API refuses it.
    photos: rowsOf(values, 'photos').map(({ row }) => ({
      slot: (textOf(row.slot) || 'office') as PhotoSlot,
      picture: textOf(row.picture),
      text: textOf(row.text),
    })),
    company_youtube_url: youtubeId(textOf(values.company_youtube_url)),
    interview_video_url: orNull(values.interview_video_url),
    interview_video_summary: textOf(values.interview_video_summary),
    officer_name: textOf(values.officer_name),
    founding_year: numberOf(values.founding_year),
    employee_range: numberOf(values.employee_range),
    employee_count: numberOf(values.employee_count),
    capital: numberOf(values.capital),
    capital_date: orNull(values.capital_date),
    category_ids: idsOf(values.category_ids),
    social_issues: idsOf(values.social_issues),
    feature1: features.has(1),
    feature2: features.has(2),
    feature3: features.has(3),
    feature4: features.has(4),
    feature5: features.has(5),
    feature6: features.has(6),
    feature7: features.has(7),
    prefecture: numberOf(values.prefecture),
    address: textOf(values.address),
    contact_phone: textOf(values.contact_phone).normalize('NFKC').trim(),
    contact_email: textOf(values.contact_email).normalize('NFKC').trim(),
    contact_url: textOf(values.contact_url).trim(),
    url: orNull(values.url),
    is_hiring_open_position: isTicked(values.is_hiring_open_position),
    open_position_description: textOf(values.open_position_description),
    employees: rowsOf(values, 'employees').map(({ row }) => personOf(row)),
    company_finances: rowsOf(values, 'company_finances').map(({ row }) => financeOf(row)),
    amateras_views: rowsOf(values, 'amateras_views').map(({ row }) => viewOf(row)),
  }
}

const personOf = (row: Values): EmployeeContent => ({
  ...idOf(row.id),
  is_admin: isTicked(row.is_admin),
  name: textOf(row.name),
  position: textOf(row.position),
  description: textOf(row.description),
  photo: pictureOf(row, 'photo'),
  interview_url: orNull(row.interview_url),
  interview_title: textOf(row.interview_title),
  interview_url2: orNull(row.interview_url2),
  interview_title2: textOf(row.interview_title2),
  interview_url3: orNull(row.interview_url3),
  interview_title3: textOf(row.interview_title3),
  // A recruiter who pastes the whole address, or types the @, means the name.
  twitter_user_name: orNull(textOf(row.twitter_user_name).replace(/^(?:https:\/\/(?:x|twitter)\.com\/|@)/, '')),
})

const financeOf = (row: Values): FinanceContent => ({
  ...idOf(row.id),
  investor: textOf(row.investor),
  amount: numberOf(row.amount),
  finance_date_year: numberOf(row.finance_date_year) ?? Number.NaN,
  finance_date_month: numberOf(row.finance_date_month),
  logo: pictureOf(row, 'logo'),
})

const viewOf = (row: Values): ViewContent => ({
  ...idOf(row.id),
  comment: textOf(row.comment),
  name: textOf(row.name),
  organization_name: textOf(row.organization_name),
  position: textOf(row.position),
  profile: textOf(row.profile),
  image: pictureOf(row, 'image'),
})

const hosts = new Set(['www.youtube.com', 'm.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'])

/** The id of a film, from any kind of YouTube address. Any other text stays as it is, and the API refuses it. */
export function youtubeId(text: string) {
  const plain = text.trim()
  if (plain === '') return null
  const url = URL.parse(plain)
  if (!url) return plain
  const [, first = '', second = ''] = url.pathname.split(href('/'))
  if (url.hostname === 'youtu.be') return first
  if (!hosts.has(url.hostname)) return plain
  return url.searchParams.get('v') ?? (['embed', 'shorts', 'live'].includes(first) ? second : plain)
}
