import type { Api } from '#contract/index.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { addressFilled } from '../sections/address-filled.ts'
import type { Values } from './form-values.ts'

/** For a page without scripts: the form again, with the address of its postal code. Nothing is saved yet. */
export async function fillAddress(api: Api, values: Values): Promise<FormResult> {
  const { postal_code, address, address2 } = await api.postal_codes.show({ postal_code: textOf(values.postal_code) })
  const written = textOf(values.address_detail)
  const refusal = { code: 'ADDRESS_FILLED', sentence: `${written ? addressFilled.inPart : addressFilled.whole}まだ保存していません。`, issues: {} }
  return { saved: false, form: 'contact', refusal, values: { ...values, postal_code, address: address ?? '', address_detail: written || address2 } }
}
