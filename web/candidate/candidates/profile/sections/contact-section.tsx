import { Link } from 'react-router'
import type { CandidateProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { Choice } from '../fields/choice.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { Text } from '../fields/text.tsx'
import { useSection } from '../fields/use-section.ts'
import { Visibility } from '../frame/visibility.tsx'
import { PostalCodeField } from './postal-code-field.tsx'

export function ContactSection({ profile, prefectures }: { profile: CandidateProfile; prefectures: Lookups['prefectures'] }) {
  const { email, postal_code, address, address_detail, phone_number } = profile
  const section = useSection('contact', { postal_code, address, address_detail, phone_number })
  return (
    <SectionForm section={section} title="連絡先" note={<Visibility>企業に見えるのは都道府県だけです</Visibility>}>
      <div className="field">
        <p className="lab">メールアドレス</p>
        <p className="told">
          {email}
          <Link to="/settings/security/email">変える</Link>
        </p>
      </div>
      <PostalCodeField section={section} />
      <Choice section={section} name="address" label="都道府県" options={prefectures} />
      <Text section={section} name="address_detail" label="市区町村から先" autoComplete="street-address" maxLength={300} />
      <Text
        section={section}
        name="phone_number"
        label="電話番号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="連絡先を明かした企業だけに見えます。ハイフンはあってもなくてもかまいません。"
      />
    </SectionForm>
  )
}
