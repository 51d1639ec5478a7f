import { href, Link } from 'react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#web/platform/api/api.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { addressFilled } from './address-filled.ts'
import { useFields } from '../fields/fields-context.ts'
import { Choice } from '../fields/choice.tsx'
import { Text } from '../fields/text.tsx'
import type { LoadedProfile } from '../frame/load-profile.ts'

export const contactSaved = ({ profile: { postal_code, address, address_detail, phone_number } }: LoadedProfile) => ({
  postal_code,
  address,
  address_detail,
  phone_number,
})

export function ContactFields({ profile: { email }, lookups: { prefectures } }: LoadedProfile) {
  return (
    <>
      <div className="field">
        <p className="lab">メールアドレス</p>
        <p className="told">
          {email}
          <Link to={href('/settings/security/email')}>変更する</Link>
        </p>
      </div>
      <PostalCodeField />
      <Choice name="address" label="都道府県" options={prefectures} />
      <Text name="address_detail" label="市区町村から先" autoComplete="street-address" maxLength={300} />
      <Text
        name="phone_number"
        label="電話番号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="連絡先を見せると決めた企業だけに見えます。ハイフンはあってもなくてもかまいません。"
      />
    </>
  )
}

/** Seven digits fill in the address. Without scripts a button does, through the server. */
function PostalCodeField() {
  const section = useFields()
  const isScripted = useScripted()
  const [told, setTold] = useState('')
  const filled = useRef('')
  const field = useRef<HTMLInputElement>(null)

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

  // Somebody may have typed it before the scripts ran.
  const fillEarlier = useEffectEvent(() => {
    const input = field.current
    if (input && input.value !== input.defaultValue) void fill(input)
  })
  useEffect(() => fillEarlier(), [])

  return (
    <Field
      label="郵便番号"
      need="may"
      error={section.error('postal_code')}
      hint={<span aria-live="polite">{told || (isScripted ? '7桁を入れると、住所が入ります。' : '')}</span>}
    >
      <PostalInput ref={field} value={section.text('postal_code')} isScripted={isScripted} onTyped={fill} />
    </Field>
  )
}

type PostalInputProps = { ref: RefObject<HTMLInputElement | null>; value: string; isScripted: boolean; onTyped: (input: HTMLInputElement) => unknown }

const PostalInput = ({ ref, value, isScripted, onTyped, ...field }: PostalInputProps) => (
  <div className="row">
    <input
      {...field}
      ref={ref}
      className="input postal"
      name="postal_code"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={12}
      defaultValue={value}
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
