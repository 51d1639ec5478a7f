import type { CompanyContent, FinanceContent } from '#contract/companies/pages/company-content.ts'
import type { CompanyPhoto } from '#contract/companies/pages/company-photo.ts'
import { employeeRangeOf } from '#contract/companies/pages/employee-range-of.ts'

/** The fields in which two pages differ, and how. */
export const differences = (from: CompanyContent, to: CompanyContent) =>
  Object.fromEntries(
    (Object.keys(to) as (keyof CompanyContent)[])
      .filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]))
      .map((field) => [field, { from: from[field], to: to[field] }]),
  )

/** The page as it will be: fields absent from the change stay, and derived fields follow theirs. */
export function settledContent(before: CompanyContent, change: Partial<CompanyContent>): CompanyContent {
  const after = { ...before, ...change }
  const { images, image_texts, employee_count, employee_range } = after
  const textOf = (image: string, index: number) => (change.image_texts ? image_texts[index] : before.image_texts[before.images.indexOf(image)])
  const keptLogo = ({ id, logo }: FinanceContent) => (logo === undefined ? (before.company_finances.find((one) => one.id === id)?.logo ?? null) : null)
  return {
    ...after,
    company_finances: after.company_finances.map((finance) => ({ ...finance, logo: finance.logo ?? keptLogo(finance) })),
    photos: orderedPhotos(after.photos),
    image_texts: images.map((image, index) => textOf(image, index) ?? ''),
    employee_range: employee_count === null ? employee_range : employeeRangeOf(employee_count),
  }
}

/** Photos in their order, with their keys in the one order: the database returns keys in another, and the same photos are no difference. */
export const orderedPhotos = (photos: CompanyPhoto[]): CompanyPhoto[] => photos.map(({ slot, picture, text }) => ({ slot, picture, text }))
