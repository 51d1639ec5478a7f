import type { Api } from '#contract/index.ts'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { refusalOf, Refused } from '#web/platform/api/refusal.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { type Save, submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { sentOfForm } from '../sent/sent-of-form.ts'

/** The form asked for a preview or another file, and returns the input; or it asked for the act itself. */
export type ShownResult = FormResult | { preview: LoadedPreview | undefined; values: Record<string, unknown> }

/** The action of a form with `ShownFields`. */
export async function submitShown(args: Parameters<typeof submitForm>[0], about: About, save: Save) {
  const { act, previewed } = actOfShown(about, save)
  const result = await submitForm(args, act)
  return previewed() ?? result
}

/** What such a form does, for a page with other forms: previews and files send nothing to the company, `save` does everything else. */
export function actOfShown(about: About, save: Save) {
  const { company_id } = about
  let previewed: ShownResult | undefined
  const act: Save = async (api, values, intent, form) => {
    await keepUploads(api, company_id, values)
    const [name = '', detail = ''] = (intent ?? '').split(':')
    if (name === 'remove_file') await removeUpload(api, company_id, detail, values)
    if (name === 'remove_file' || name === 'attach') previewed = { preview: undefined, values }
    if (previewed) return
    if (name !== 'preview') return save(api, { ...values, skip: detail === 'skip' }, name, form)
    await saveMissing(api, company_id, values, true)
    previewed = { preview: await loadPreview(api, about, values), values }
  }
  return { act, previewed: () => previewed }
}

/** The three results for a page. */
export function partsOfResult(result: ShownResult | undefined) {
  const preview = result && 'preview' in result ? result : undefined
  const done = result && 'preview' in result ? undefined : result
  const refused = done?.saved === false ? done : undefined
  return { done, issues: refused?.refusal.issues ?? {}, values: refused?.values ?? preview?.values, preview: preview?.preview }
}

type Values = Record<string, unknown>

/**
 * Saves the files of a form without scripts and removes them from the values: a page cannot return a file, so a form that comes back lists what was saved.
 * Names the first refused file, because the candidate has to choose it again.
 */
async function keepUploads({ candidate_users }: Api, company_id: number, values: Values) {
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

/** Deletes a saved file. A file that is already gone is no mistake. */
async function removeUpload({ candidate_users }: Api, company_id: number, file_id: string, values: Values) {
  await candidate_users.application_choices.remove_file({ company_id, file_id }).catch((error: unknown) => {
    if (refusalOf(error)?.code !== 'NOT_FOUND') throw error
  })
  values.files = [values.files ?? []].flat().filter((id) => id !== file_id)
}

/** The company and its job; the open position has none. */
type About = { company_id: number; job_id?: number | undefined }

/** What the company would get with what the candidate has ticked, written and attached now. */
async function loadPreview({ candidate_users, lookups }: Api, { company_id, job_id }: About, values: Record<string, unknown>) {
  const { shown, answers, files } = sentOfForm(values)
  const [{ candidate, ...preview }, offered, tables] = await Promise.all([
    candidate_users.application_choices.preview({ company_id, shown, answers, ...(job_id ? { job_id } : {}) }),
    candidate_users.application_choices.show({ company_id }),
    lookups.list(),
  ])
  const attached = offered.files.flatMap(({ id, file_name }) => (files.includes(id) ? file_name : []))
  return { ...preview, company_id, shown, attached, profile: candidate && loadVisibleProfile(candidate, tables) }
}

export type LoadedPreview = Awaited<ReturnType<typeof loadPreview>>

const missingSentences = {
  name: '氏名を入力してください。入力せずに進むときは、下の「このまま」のボタンを押してください。',
  user_desired_job_fields: '職種を選んでください。',
  job_summary: 'これまでの仕事を入力してください。',
}

/** Saves the missing parts into the profile before the application. A candidate who leaves one empty has to say that they want to. */
export async function saveMissing({ candidate_users }: Api, company_id: number, values: Record<string, unknown>, isPreview = false) {
  const { missing } = await candidate_users.application_choices.show({ company_id })
  const typed = { name: textOf(values.name).trim(), user_desired_job_fields: textOf(values.job_field), job_summary: textOf(values.job_summary).trim() }
  const empty = missing.filter((field) => !typed[field])
  if (!isPreview && values.skip !== true && empty.length > 0)
    throw new Refused({
      code: 'INPUT_INVALID',
      sentence: 'プロフィールの入力が残っています。',
      issues: Object.fromEntries(empty.map((field) => [field, missingSentences[field]])),
    })
  const is = (field: (typeof missing)[number]) => missing.includes(field) && typed[field] !== ''
  const change = { ...(is('name') ? { name: typed.name } : {}), ...(is('job_summary') ? { job_summary: typed.job_summary } : {}) }
  if (Object.keys(change).length > 0) await candidate_users.profile.change(change)
  if (is('user_desired_job_fields')) await candidate_users.advanced_profile.change({ user_desired_job_fields: [Number(typed.user_desired_job_fields)] })
}
