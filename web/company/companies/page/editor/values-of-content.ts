import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { Values } from './rows-of.ts'

const numbers = (one: number | null) => (one === null ? '' : String(one))
const ticked = (is: boolean) => (is ? 'on' : '')

/** The saved page as the values of the editor's fields. */
export function valuesOfContent(content: CompanyContent): Values {
  const { images, image_texts, employees, company_finances, amateras_views, category_ids, social_issues } = content
  const [phases, kinds] = [([1, 2, 3] as const).filter((id) => content[`feature${id}`]), ([4, 5, 6, 7] as const).filter((id) => content[`feature${id}`])]
  return {
    ...content,
    logo: content.logo ?? '',
    images: images.map((picture, index) => ({ picture, text: image_texts[index] ?? '' })),
    photos: content.photos.map(({ slot, picture, text }) => ({ slot, picture, text })),
    company_youtube_url: content.company_youtube_url ? `https://www.youtube.com/watch?v=${content.company_youtube_url}` : '',
    founding_year: numbers(content.founding_year),
    employee_range: numbers(content.employee_range),
    employee_count: numbers(content.employee_count),
    capital: numbers(content.capital),
    prefecture: numbers(content.prefecture),
    category_ids: category_ids.map(String),
    social_issues: social_issues.map(String),
    phase: String(phases[0] ?? ''),
    kinds: kinds.map(String),
    is_hiring_open_position: ticked(content.is_hiring_open_position),
    employees: employees.map((person) => ({ ...person, id: String(person.id ?? ''), is_admin: ticked(person.is_admin) })),
    company_finances: company_finances.map((finance) => ({
      ...finance,
      id: String(finance.id ?? ''),
      amount: numbers(finance.amount),
      finance_date_year: numbers(finance.finance_date_year),
      finance_date_month: numbers(finance.finance_date_month),
      logo: finance.logo ?? '',
    })),
    amateras_views: amateras_views.map((view) => ({ ...view, id: String(view.id ?? ''), image: view.image ?? '' })),
  }
}
