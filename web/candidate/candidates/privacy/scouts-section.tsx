import { Form } from 'react-router'
import type { Privacy } from '#contract/candidates/privacy/privacy.ts'
import { Field } from '#web/platform/forms/field.tsx'
import styles from './privacy.module.css'

const deliveries = [
  ['immediately', 'すぐに届ける'],
  ['daily', '1日1回、まとめて届ける'],
  ['weekly', '週に1回、まとめて届ける'],
] as const
const weekdays = ['日', '月', '火', '水', '木', '金', '土']
const hours = Array.from({ length: 24 }, (_, hour) => hour)

type Props = { privacy: Privacy; issues: Record<string, string> }

/** Limits on scouts: a salary floor that no company learns, and how many scouts arrive when. */
export const ScoutsSection = ({ privacy, issues }: Props) => (
  <section className="panel" aria-labelledby="scouts">
    <h2 id="scouts">スカウトの受け取り方</h2>
    <Form method="post" className="stack" preventScrollReset>
      <Field
        label="年収の下限"
        need="may"
        hint="これより低い年収のスカウトは届かず、求人はおすすめの最後に並びます。どの企業にも見えません。届かなかった理由も企業には伝わらないので、さぐられることもありません。"
        error={issues.salary_floor}
      >
        <Amount name="salary_floor" value={privacy.salary_floor} unit="万円" />
      </Field>
      <Field label="1週間に受け取る数" need="may" hint="空のままなら、数を限りません。0にすると、スカウトは届きません。" error={issues.scout_budget}>
        <Amount name="scout_budget" value={privacy.scout_budget} unit="通まで" />
      </Field>
      <Field
        label="スカウト誠実度の下限"
        hint="どれだけあなたに向けて書かれたかを、0〜100で表します。0なら、どれも受け取ります。"
        error={issues.min_scout_integrity}
      >
        <Amount name="min_scout_integrity" value={privacy.min_scout_integrity} unit="以上" />
      </Field>
      <div className={styles.when}>
        <Field label="届けかた">
          <select className="input" name="scout_delivery" defaultValue={privacy.scout_delivery}>
            {deliveries.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field label="曜日（週に1回のとき）">
          <select className="input" name="scout_delivery_weekday" defaultValue={privacy.scout_delivery_weekday ?? 1}>
            {weekdays.map((name, weekday) => (
              <option key={name} value={weekday}>
                {name}曜日
              </option>
            ))}
          </select>
        </Field>
        <Field label="時刻（まとめるとき）">
          <select className="input" name="scout_delivery_hour" defaultValue={privacy.scout_delivery_hour ?? 9}>
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {hour}:00
              </option>
            ))}
          </select>
        </Field>
      </div>
      <button type="submit" className="button primary" name="intent" value="scouts">
        保存する
      </button>
    </Form>
  </section>
)

type AmountProps = { name: string; value: number | null; unit: string }

/** A number with its unit. Accepts full-width digits, so it is no field of the type number. */
const Amount = ({ name, value, unit, ...described }: AmountProps) => (
  <span className={styles.amount}>
    <input className="input" name={name} inputMode="numeric" maxLength={8} autoComplete="off" defaultValue={value ?? ''} {...described} />
    <span>{unit}</span>
  </span>
)
