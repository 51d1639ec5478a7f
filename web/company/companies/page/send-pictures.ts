import type { PictureUse } from '#contract/companies/pages/company-pages.ts'
import type { Api } from '#contract/index.ts'
import { TOO_LARGE } from './fields/picture-field.tsx'
import { refusalOf, Refused } from '#web/platform/api/refusal.ts'

/** Where a form may hold a file for a picture: in `row`, under `<name>_file`. A refusal goes to `field`. */
export type PicturePlace = { row: Record<string, unknown>; name: string; use: PictureUse; field: string }

/** Stores the files of a form without scripts as pictures; the form then holds their addresses, whatever else the API refuses. */
export async function sendPictures(api: Api, places: PicturePlace[]) {
  const issues: Record<string, string> = {}
  for (const { row, name, use, field } of places) {
    const file = row[`${name}_file`]
    delete row[`${name}_file`]
    if (!(file instanceof File) || file.size === 0) continue
    try {
      row[name] = (await api.company_users.company.add_picture({ file, use })).picture
      delete row[`${name}_removed`]
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      issues[field] = refusal.code === 'PAYLOAD_TOO_LARGE' ? TOO_LARGE : (refusal.issues.file ?? refusal.sentence)
    }
  }
  if (Object.keys(issues).length > 0) throw new Refused({ code: 'INPUT_INVALID', sentence: '', issues })
}
