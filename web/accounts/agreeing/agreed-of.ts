import { purposes } from '#contract/accounts/consents/purposes.ts'
import { Refused, refusalOf } from '#web/platform/api/refusal.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** The versions of the two texts that stand beside the box of `AgreedBox`. */
export const agreedVersions = `${purposes.terms.version}/${purposes.privacy.version}`

/** What one ticked box says: the terms, the privacy text, and the age. Undefined where it is not ticked; the API compares the versions. */
export function agreedOf({ agreed }: Record<string, unknown>) {
  const [terms = '', privacy = ''] = textOf(agreed).split('/')
  if (!terms) return
  return { is_16_or_older: true, consents: { terms: terms as typeof purposes.terms.version, privacy: privacy as typeof purposes.privacy.version } }
}

const MISSING = '内容を確認して、チェックを入れてください。'

/** The box of `AgreedBox` stands for three fields of the API: what it says of them is one refusal, at the box. */
export function refuseAtBox(error: unknown): never {
  const refusal = refusalOf(error)
  const others = Object.entries(refusal?.issues ?? {}).filter(([field]) => !/^(?:is_16_or_older$|consents)/.test(field))
  if (!refusal || others.length === Object.keys(refusal.issues).length) throw error
  throw new Refused({ ...refusal, issues: { ...Object.fromEntries(others), agreed: MISSING } })
}

/** The same, or the refusal that stands at the box. */
export function requireAgreed(values: Record<string, unknown>) {
  const agreed = agreedOf(values)
  if (agreed) return agreed
  throw new Refused({ code: 'INPUT_INVALID', sentence: '同意が必要です。', issues: { agreed: MISSING } })
}
