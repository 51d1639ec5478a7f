import type { PictureUse } from '#contract/companies/pages/company-pages.ts'
import type { Api } from '#contract/index.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { Refused } from '#web/platform/api/refused.ts'
import type { Values } from './editor/values.ts'

type Place = { row: Values; name: string; use: PictureUse; field: string }

/** Files that came along with the form, as they do without scripts, become pictures of ours; the form then holds their addresses, whatever else is refused. */
export async function sendPictures(api: Api, values: Values) {
  const issues: Record<string, string> = {}
  for (const { row, name, use, field } of placesOf(values)) {
    const file = row[`${name}_file`]
    delete row[`${name}_file`]
    if (!(file instanceof File) || file.size === 0) continue
    try {
      row[name] = (await api.company_users.company.add_picture({ file, use })).picture
      delete row[`${name}_removed`]
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      issues[field] = refusal.issues.file ?? refusal.sentence
    }
  }
  if (Object.keys(issues).length > 0) throw new Refused({ code: 'INPUT_INVALID', sentence: '', issues })
}

const rowsIn = (list: unknown) => (Array.isArray(list) ? list.filter((row): row is Values => typeof row === 'object' && row !== null) : [])

const placesOf = (values: Values): Place[] => [
  { row: values, name: 'logo', use: 'logo', field: 'logo' },
  ...rowsIn(values.images).map((row, index) => ({ row, name: 'picture', use: 'image' as const, field: `images[${index}].picture` })),
  ...rowsIn(values.company_finances).map((row, index) => ({ row, name: 'logo', use: 'logo' as const, field: `company_finances[${index}].logo` })),
  ...rowsIn(values.amateras_views).map((row, index) => ({ row, name: 'image', use: 'photo' as const, field: `amateras_views[${index}].image` })),
  ...rowsIn(values.employees).map((row, index) => ({ row, name: 'photo', use: 'photo' as const, field: `employees[${index}].photo` })),
]
