import { z } from 'zod'
import { MOST_EMPLOYEES, MOST_FINANCES, MOST_IMAGES, MOST_PHOTOS, MOST_VIEWS } from './company-page-limits.ts'
import { filmOf } from './films.ts'
import { Id, LookupId } from '#contract/platform/ids.ts'
import { phoneNumberProblem } from '#contract/accounts/names/phone-number-problem.ts'
import { line, text } from '#contract/platform/text/plain-text.ts'
import { CompanyPhoto } from './company-photo.ts'
import { Picture } from './picture.ts'

const isWebAddress = (value: string) => /^https?:\/\//.test(value) && (URL.parse(value)?.hostname ?? '').includes('.')
const WEB_ADDRESS = 'http:// か https:// で始まるURLを入力してください。'
const webAddress = line(2000).refine(isWebAddress, WEB_ADDRESS).nullable()
const webAddressOrNone = line(2000).refine((value) => value === '' || isWebAddress(value), WEB_ADDRESS)
const ids = (most: number) =>
  z
    .array(LookupId)
    .max(most)
    .refine((chosen) => new Set(chosen).size === chosen.length, '同じ項目が重複しています。')
const MOVIE = '再生できる動画のURLを入力してください。YouTubeかVimeoの、https:// で始まるものを使えます。'

const EmployeeContent = z.strictObject({
  /** Absent for somebody new. */
  id: Id.optional(),
  /** One of those who lead the company, told apart from those who work there. */
  is_admin: z.boolean(),
  name: line(100).min(1, '名前を入力してください。').meta({ example: '永井 亮' }),
  position: line(100).meta({ example: '代表' }),
  description: text(2000).meta({ example: '10年ほど現場で働いたあと、道具から変えたいと考えて始めました。数字より先に、現場の話を聞きます。' }),
  photo: Picture.nullable().meta({ example: '/demo/pictures/people/771.svg' }),
  interview_url: webAddress,
  interview_title: line(200),
  interview_url2: webAddress,
  interview_title2: line(200),
  interview_url3: webAddress,
  interview_title3: line(200),
  twitter_user_name: z
    .string()
    .regex(/^[A-Za-z0-9_]{1,15}$/, 'Xのユーザー名を、@のあとの英数字で入力してください。')
    .nullable(),
})
export type EmployeeContent = z.infer<typeof EmployeeContent>

const FinanceContent = z.strictObject({
  /** Absent for a new one. */
  id: Id.optional(),
  investor: line(200).min(1, '出資者を入力してください。'),
  /** In 万円; null for what is not told. */
  amount: z.int().min(0).max(1_000_000_000).nullable(),
  finance_date_year: z.int('年を数字で入力してください。').min(1900).max(2100),
  finance_date_month: z.int().min(1).max(12).nullable(),
  /** Of the investor; what is absent stays. */
  logo: Picture.nullable().optional(),
})
export type FinanceContent = z.infer<typeof FinanceContent>

const ViewContent = z.strictObject({
  /** Absent for a new one. */
  id: Id.optional(),
  comment: text(2000).min(1, '推薦コメントを入力してください。').meta({ example: '現場の声をよく聞く会社です。' }),
  name: line(100).min(1, '推薦した方の名前を入力してください。').meta({ example: '佐藤 葵' }),
  organization_name: line(200),
  position: line(100),
  profile: text(1000),
  image: Picture.nullable(),
})
export type ViewContent = z.infer<typeof ViewContent>

/** Every field of its page that a company writes. People stand in the order in which they are listed. */
export const CompanyContent = z.strictObject({
  name: line(200).min(1, '企業名を入力してください。').meta({ example: '株式会社オカモチ農測' }),
  logo: Picture.nullable(),
  introduction: text(10_000),
  product_description: text(10_000),
  vision: text(10_000),
  /** The first stands at the top of the page, the others below the texts. */
  images: z.array(Picture).max(MOST_IMAGES),
  /** What each of `images` shows, in words. */
  image_texts: z.array(line(200)).max(MOST_IMAGES),
  /** In the order in which the page shows them. */
  photos: z
    .array(CompanyPhoto)
    .max(MOST_PHOTOS, `写真は${MOST_PHOTOS}枚までです。`)
    .refine((photos) => new Set(photos.map(({ picture }) => picture)).size === photos.length, '同じ写真が2度あります。'),
  /** The id of a film on YouTube. */
  company_youtube_url: z
    .string()
    .regex(/^[A-Za-z0-9_-]{11}$/, 'YouTubeの動画のURLを入力してください。')
    .nullable(),
  interview_video_url: line(2000)
    .refine((value) => filmOf(value) !== undefined, MOVIE)
    .nullable(),
  interview_video_summary: text(1000),
  officer_name: line(100),
  founding_year: z.int().min(1800).max(2100).nullable(),
  employee_range: LookupId.nullable().meta({ example: 5 }),
  employee_count: z.int().min(0).max(10_000_000).nullable(),
  /** In 万円. */
  capital: z.int().min(0).max(1_000_000_000).nullable(),
  capital_date: z.iso.date('日付を選び直してください。').nullable(),
  category_ids: ids(5).meta({ example: [1] }),
  social_issues: ids(10),
  /** The phase, one at most. */
  feature1: z.boolean(),
  feature2: z.boolean(),
  feature3: z.boolean(),
  /** The kinds. */
  feature4: z.boolean(),
  feature5: z.boolean(),
  feature6: z.boolean(),
  feature7: z.boolean(),
  prefecture: LookupId.nullable(),
  /** Whole, with building, floor and room: every job of the company shows it. */
  address: line(300).meta({ example: '大阪府大阪市中央区瓦町0-1-14 共同事務所いろは 8階 3号室' }),
  contact_phone: line(30).superRefine((value, context) => {
    const message = phoneNumberProblem(value)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  contact_email: line(254).refine(
    (value) => value === '' || /^[^\s@,;<>"()]+@[^\s@,;<>"().]+(?:\.[^\s@,;<>"().]+)+$/.test(value),
    'メールアドレスを、名前@会社のドメインの形で入力してください。',
  ),
  contact_url: webAddressOrNone,
  url: webAddress,
  is_hiring_open_position: z.boolean(),
  open_position_description: text(2000),
  employees: z.array(EmployeeContent).max(MOST_EMPLOYEES),
  company_finances: z.array(FinanceContent).max(MOST_FINANCES),
  /** Recommendations by people outside the company, in their order. */
  amateras_views: z.array(ViewContent).max(MOST_VIEWS),
})
export type CompanyContent = z.infer<typeof CompanyContent>
