import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { CompanyPageChange } from '#contract/companies/pages/company-pages.ts'
import { photoSlots } from '#contract/companies/pages/photo-slots.ts'
import type { Lookups, LookupName } from '#contract/platform/lookups/lookups.ts'
import { fullDate } from '#web/ui/text/full-date.ts'

/** Who changed what, from what to what. */
export const ChangeList = ({ changes, lookups }: { changes: CompanyPageChange[]; lookups: Lookups }) => (
  <ol className="own-changes">
    {changes.map(({ version, changed_by, changed_at, changes: fields }) => (
      <li key={version}>
        <p className="small">
          <b>{changed_by || '取り込み'}</b>{' '}
          <time dateTime={changed_at}>
            {fullDate(changed_at)} {changed_at.slice(11, 16)}
          </time>
        </p>
        <dl>
          {(Object.entries(fields) as [keyof CompanyContent, { from: unknown; to: unknown }][]).map(([field, { from, to }]) => (
            <div key={field}>
              <dt>{pageFieldNames[field]}</dt>
              <dd>
                <del>{pageValueWords(field, from, lookups)}</del> <ins>{pageValueWords(field, to, lookups)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ol>
)

type Field = keyof CompanyContent

const masterOf: Partial<Record<Field, LookupName>> = {
  employee_range: 'employee_range',
  prefecture: 'prefectures',
  category_ids: 'company_categories',
  social_issues: 'social_issues',
}

/** A field's old or new value, in words. */
function pageValueWords(field: Field, value: unknown, lookups: Lookups): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'なし'
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  const master = masterOf[field]
  if (master) return lookups[master].flatMap(({ id, name }) => ([value].flat().includes(id) ? name : [])).join('・')
  if (field === 'logo') return '画像'
  if (field === 'images') return `${(value as string[]).length}枚`
  if (field === 'photos') return (value as CompanyContent['photos']).map(({ slot, text }) => `${photoSlots[slot].name}（${text}）`).join('、')
  if (field === 'image_texts') return (value as string[]).map((text) => text || '（なし）').join('／')
  if (field === 'employees') return (value as CompanyContent['employees']).map(personWords).join('、')
  if (field === 'company_finances') return (value as CompanyContent['company_finances']).map(financeWords).join('、')
  if (field === 'amateras_views') return (value as CompanyContent['amateras_views']).map(({ name }) => name).join('、')
  return typeof value === 'number' ? String(value) : (value as string)
}

const personWords = ({ name, position }: CompanyContent['employees'][number]) => (position ? `${name}（${position}）` : name)

const financeWords = ({ investor, amount, finance_date_year }: CompanyContent['company_finances'][number]) =>
  `${finance_date_year}年 ${investor}（${amount === null ? '非公開' : `${amount.toLocaleString('ja-JP')}万円`}）`

/** The label of each field of the page. */
export const pageFieldNames: Record<keyof CompanyContent, string> = {
  name: '企業名',
  logo: 'ロゴ',
  introduction: '会社の紹介',
  product_description: 'プロダクト',
  vision: 'ビジョン',
  images: '写真',
  image_texts: '写真の説明',
  photos: '会社のようす',
  company_youtube_url: '会社紹介の動画',
  interview_video_url: 'インタビューの動画',
  interview_video_summary: 'インタビューの動画の内容',
  officer_name: '代表',
  founding_year: '設立',
  employee_range: '従業員数の区分',
  employee_count: '従業員',
  capital: '資本金',
  capital_date: '資本金の時点',
  category_ids: '業種',
  social_issues: '取り組む社会課題',
  feature1: 'シード・アーリー期',
  feature2: 'ミドル期',
  feature3: 'レイター期',
  feature4: '自社プロダクト・サービス',
  feature5: '英語を活かせる',
  feature6: '競争力のあるコア技術',
  feature7: '社会課題の解決',
  prefecture: '都道府県',
  address: '所在地',
  contact_phone: '電話',
  contact_email: 'メール',
  contact_url: '問い合わせ先のURL',
  url: 'ウェブサイト',
  is_hiring_open_position: 'オープンポジション',
  open_position_description: 'オープンポジションの説明',
  employees: 'メンバー',
  company_finances: '資金調達',
  amateras_views: '推薦コメント',
}
