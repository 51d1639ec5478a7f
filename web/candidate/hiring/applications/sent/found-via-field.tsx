import { foundVia } from '#contract/hiring/selection/found-via.ts'
import { Field } from '#web/platform/forms/field.tsx'
import sheet from '../sheet/apply-sheet.module.css'

type Props = { value: string; error: string | undefined }

/** The site follows nobody, so that it asks. What is chosen goes to the company with the application. */
export const FoundViaField = ({ value, error }: Props) => (
  <div className={sheet.part}>
    <Field label="この求人を知ったきっかけ" need="may" hint="選ぶと、応募と一緒に企業に届きます。閲覧の記録からは調べません。" {...(error && { error })}>
      <select className="input" name="found_via" defaultValue={value}>
        <option value="">選ばない</option>
        {Object.entries(foundVia).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  </div>
)

/** Who came by a colleague's link says so with the application, or takes the tick away. */
export const ReferralField = ({ referral: { token, referred_by }, isTicked }: { referral: { token: string; referred_by: string }; isTicked: boolean }) => (
  <div className={sheet.part}>
    <label className="check">
      <input type="checkbox" name="referral" value={token} defaultChecked={isTicked} />
      <span>
        <bdi>{referred_by}</bdi>さんの紹介として応募する
        <small>
          企業には「紹介：<bdi>{referred_by}</bdi>」と表示されます。外すと、表示されません
        </small>
      </span>
    </label>
  </div>
)
