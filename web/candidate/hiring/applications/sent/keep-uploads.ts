import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { Refused } from '#web/platform/api/refused.ts'

type Values = Record<string, unknown>

/**
 * Keeps the files that a form without scripts brought. They leave the values: a file cannot come back in a page, and a form that comes back has what was kept.
 * The first that is refused is named, as it has to be chosen again.
 */
export async function keepUploads({ candidate_users }: Api, company_id: number, values: Values) {
  const uploads = [values.upload ?? []].flat().filter((file) => file instanceof File && file.size > 0) as File[]
  delete values.upload
  const kept = [values.files ?? []].flat().map(textOf).filter(Boolean)
  const refused: string[] = []
  for (const file of uploads) {
    try {
      kept.push((await candidate_users.application_choices.upload({ company_id, file })).id)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      refused.push(`「${file.name}」は添付できませんでした。${Object.values(refusal.issues)[0] ?? refusal.sentence}`)
    }
  }
  values.files = kept
  if (refused.length > 0)
    throw new Refused({
      code: 'INPUT_INVALID',
      sentence: '添付できなかったファイルがあります。まだ送信していません。',
      issues: { upload: `${refused.join(' ')} ほかの入力は残っています。このファイルだけ選び直してください。` },
    })
}

/** Takes back a file that was kept. One that is gone already is no mistake. */
export async function removeUpload({ candidate_users }: Api, company_id: number, file_id: string, values: Values) {
  await candidate_users.application_choices.remove_file({ company_id, file_id }).catch((error: unknown) => {
    if (refusalOf(error)?.code !== 'NOT_FOUND') throw error
  })
  values.files = [values.files ?? []].flat().filter((id) => id !== file_id)
}
