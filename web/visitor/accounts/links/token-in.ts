import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

/** The token of a mailed link: from the address at first, from the form after a refusal. */
export const tokenIn = (url: URL) => url.searchParams.get('token')?.slice(0, 200) ?? ''
export const tokenOf = (fromAddress: string, result: FormResult | undefined) => (result?.saved === false ? textOf(result.values.token) : fromAddress)
