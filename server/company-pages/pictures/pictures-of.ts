import type { CompanyContent } from '#contract/company-content.ts'

type Placed = { field: string; picture: string }

/** Every picture that a page shows, and where. */
export const picturesOf = ({ logo, images, employees }: Pick<CompanyContent, 'logo' | 'images' | 'employees'>): Placed[] => [
  ...(logo ? [{ field: 'logo', picture: logo }] : []),
  ...images.map((picture, index) => ({ field: `images.${index}`, picture })),
  ...employees.flatMap(({ photo }, index) => (photo ? [{ field: `employees.${index}.photo`, picture: photo }] : [])),
]
