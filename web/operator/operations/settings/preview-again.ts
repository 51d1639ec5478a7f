import { data } from 'react-router'
import { refusalOf } from '#web/platform/api/refusal.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'

/** Saves. Where only the reason is refused, the preview is made again, because the field of the reason stands in it. */
export async function previewAgain<Saved>(preview: () => Promise<unknown>, save: () => Promise<Saved>) {
  try {
    return await save()
  } catch (error) {
    if (refusalOf(error)?.issues.reason) await preview()
    throw error
  }
}

type Answered = FormResult | ReturnType<typeof data<FormResult>>

/** The answer of a form with a preview: beside the refusal of its reason, or alone. */
export function besideRefusal<Preview extends object>(answered: Answered, preview: Preview) {
  const [result, init] = 'data' in answered ? [answered.data, answered.init] : [answered]
  return result.saved ? preview : data({ ...result, ...preview }, init ?? undefined)
}
