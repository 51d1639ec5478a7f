import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { keepUploads, removeUpload } from '../sent/keep-uploads.ts'
import { saveMissing } from './save-missing.ts'
import { type About, type LoadedPreview, loadPreview } from './load-preview.ts'

/** What the form was asked for: a preview, or another file, with what was typed; or the act itself. */
export type ShownResult = FormResult | { preview: LoadedPreview | undefined; values: Record<string, unknown> }

/** The action of a form with `ShownFields`: its preview and its files send nothing to the company, everything else is done by `save`. */
export async function submitShown(args: Parameters<typeof submitForm>[0], about: About, save: Parameters<typeof submitForm>[1]) {
  const { company_id } = about
  let previewed: ShownResult | undefined
  const result = await submitForm(args, async (api, values, intent) => {
    await keepUploads(api, company_id, values)
    const [act, file_id = ''] = (intent ?? '').split(':')
    if (act === 'remove_file') await removeUpload(api, company_id, file_id, values)
    if (act === 'remove_file' || act === 'attach') previewed = { preview: undefined, values }
    if (previewed) return
    if (act !== 'preview') return save(api, values, intent)
    await saveMissing(api, company_id, values, true)
    previewed = { preview: await loadPreview(api, about, values), values }
  })
  return previewed ?? result
}

/** The three things a page makes of it. */
export function partsOfResult(result: ShownResult | undefined) {
  const preview = result && 'preview' in result ? result : undefined
  const done = result && 'preview' in result ? undefined : result
  const refused = done?.saved === false ? done : undefined
  return { done, issues: refused?.refusal.issues ?? {}, values: refused?.values ?? preview?.values, preview: preview?.preview }
}
