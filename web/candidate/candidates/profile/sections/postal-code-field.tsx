import { useRef, useState } from 'react'
import { Field } from '#web/platform/forms/field.tsx'
import { api } from '#web/platform/api/api.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { addressFilled } from './address-filled.ts'
import type { Fields } from '../fields/fields-of.ts'

/** Seven digits fill in the address. Without scripts a button does, through the server. */
export function PostalCodeField({ section }: { section: Fields }) {
  const isScripted = useScripted()
  const [told, setTold] = useState('')
  const filled = useRef('')

  const fill = async (input: HTMLInputElement) => {
    const code = input.value.normalize('NFKC').replaceAll(/\D/g, '')
    if (code.length !== 7) return setTold('')
    const client = await api()
    const found = await client.postal_codes.show({ postal_code: code }, { context: { silent: true } }).catch(() => undefined)
    if (!found) return setTold('この郵便番号の住所は見つかりませんでした。下の欄に入力してください。')
    put(input.form?.elements.namedItem('address'), String(found.address ?? ''))
    const detail = input.form?.elements.namedItem('address_detail')
    // Keeps an address that the candidate wrote themself.
    if (detail instanceof HTMLInputElement && detail.value !== '' && detail.value !== filled.current) return setTold(addressFilled.inPart)
    filled.current = found.address2
    put(detail, found.address2)
    setTold(addressFilled.whole)
  }

  return (
    <Field
      label="郵便番号"
      need="may"
      error={section.error('postal_code')}
      hint={<span aria-live="polite">{told || (isScripted ? '7桁を入れると、住所が入ります。' : '')}</span>}
    >
      <PostalInput section={section} isScripted={isScripted} onTyped={fill} />
    </Field>
  )
}

type PostalInputProps = { section: Fields; isScripted: boolean; onTyped: (input: HTMLInputElement) => unknown }

const PostalInput = ({ section, isScripted, onTyped, ...field }: PostalInputProps) => (
  <div className="row">
    <input
      {...field}
      className="input postal"
      name="postal_code"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={12}
      defaultValue={section.text('postal_code')}
      onInput={({ currentTarget, nativeEvent }) => {
        if (!nativeEvent.isComposing) onTyped(currentTarget)
      }}
      onCompositionEnd={({ currentTarget }) => onTyped(currentTarget)}
    />
    {!isScripted && (
      <button type="submit" name="intent" value="address" className="button small" formNoValidate>
        住所を入れる
      </button>
    )}
  </div>
)

function put(control: Element | RadioNodeList | null | undefined, value: string) {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return
  control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
