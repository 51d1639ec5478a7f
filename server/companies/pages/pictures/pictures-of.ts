import type { CompanyContent } from '#contract/companies/pages/company-content.ts'

type Pictured = Pick<CompanyContent, 'logo' | 'images' | 'employees' | 'company_finances' | 'amateras_views'>
type Placed = { field: string; picture: string }

/** Every picture that a page shows, and where. */
export const picturesOf = ({ logo, images, employees, company_finances, amateras_views }: Pictured): Placed[] => [
  ...(logo ? [{ field: 'logo', picture: logo }] : []),
  ...images.map((picture, index) => ({ field: `images.${index}`, picture })),
  ...company_finances.flatMap(({ logo }, index) => (logo ? [{ field: `company_finances.${index}.logo`, picture: logo }] : [])),
  ...amateras_views.flatMap(({ image }, index) => (image ? [{ field: `amateras_views.${index}.image`, picture: image }] : [])),
  ...employees.flatMap(({ photo }, index) => (photo ? [{ field: `employees.${index}.photo`, picture: photo }] : [])),
]
