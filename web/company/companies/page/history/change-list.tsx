import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { CompanyPageChange } from '#contract/companies/pages/company-pages.ts'
import type { Lookups, LookupName } from '#contract/platform/lookups/lookups.ts'
import { fullDate } from '#web/ui/text/full-date.ts'
import { pageFieldNames } from './page-field-names.ts'

/** Who changed what, from what to what. */
export const ChangeList = ({ changes, masters }: { changes: CompanyPageChange[]; masters: Lookups }) => (
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
                <del>{pageValueWords(field, from, masters)}</del> <ins>{pageValueWords(field, to, masters)}</ins>
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
function pageValueWords(field: Field, value: unknown, masters: Lookups): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'なし'
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  const master = masterOf[field]
  if (master) return masters[master].flatMap(({ id, name }) => ([value].flat().includes(id) ? name : [])).join('・')
  if (field === 'logo') return '画像'
  if (field === 'images') return `${(value as string[]).length}枚`
  if (field === 'image_texts') return (value as string[]).map((text) => text || '（なし）').join('／')
  if (field === 'employees') return (value as CompanyContent['employees']).map(personWords).join('、')
  if (field === 'company_finances') return (value as CompanyContent['company_finances']).map(financeWords).join('、')
  if (field === 'amateras_views') return (value as CompanyContent['amateras_views']).map(({ name }) => name).join('、')
  return typeof value === 'number' ? String(value) : (value as string)
}

const personWords = ({ name, position }: CompanyContent['employees'][number]) => (position ? `${name}（${position}）` : name)

const financeWords = ({ investor, amount, finance_date_year }: CompanyContent['company_finances'][number]) =>
  `${finance_date_year}年 ${investor}（${amount === null ? '非公開' : `${amount.toLocaleString('ja-JP')}万円`}）`
