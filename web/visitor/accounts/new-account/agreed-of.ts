import { purposes } from '#contract/accounts/consents/purposes.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** The versions of the two texts that stand beside the box of `AgreedBox`. */
export const agreedVersions = `${purposes.terms.version}/${purposes.privacy.version}`

/** What one ticked box says: the terms, the privacy text, and the age. Undefined where it is not ticked; the API compares the versions. */
export function agreedOf({ agreed }: Record<string, unknown>) {
  const [terms = '', privacy = ''] = textOf(agreed).split('/')
  if (!terms) return
  return { is_16_or_older: true, consents: { terms: terms as typeof purposes.terms.version, privacy: privacy as typeof purposes.privacy.version } }
}
