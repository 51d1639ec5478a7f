import type { Privacy } from '#contract/candidates/privacy/privacy.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import styles from './privacy.module.css'

const deliveries = { immediately: 'すぐに届ける', daily: '1日1回、まとめて届ける', weekly: '週に1回、まとめて届ける' }
const weekdays = Object.fromEntries([...'日月火水木金土'].map((name, weekday) => [weekday, `${name}曜日`]))
const hours = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, `${hour}:00`]))

type ScoutSettings = Omit<Privacy, 'is_open'>

/** Limits on scouts: a salary floor that no company learns, and how many scouts arrive when. */
export function ScoutsSection({ privacy }: { privacy: Privacy }) {
  const { scout_delivery_weekday, scout_delivery_hour } = privacy
  const form = usePageForm<ScoutSettings>('scouts', {
    ...privacy,
    scout_delivery_weekday: scout_delivery_weekday ?? 1,
    scout_delivery_hour: scout_delivery_hour ?? 9,
  })
  const { issues } = form
  return (
    <section className="panel" aria-labelledby="scouts">
      <h2 id="scouts">スカウトの受け取り方</h2>
      <PageForm of={form} preventScrollReset>
        <Field
          label="年収の下限"
          need="may"
          hint="これより低い年収のスカウトは届かず、求人はおすすめの最後に並びます。どの企業にも見えません。届かなかった理由も企業には伝わらないので、さぐられることもありません。"
          error={issues.salary_floor}
        >
          <Amount name="salary_floor" value={form.valueOf('salary_floor')} unit="万円" />
        </Field>
        <Field label="1週間に受け取る数" need="may" hint="空のままなら、数を限りません。0にすると、スカウトは届きません。" error={issues.scout_budget}>
          <Amount name="scout_budget" value={form.valueOf('scout_budget')} unit="通まで" />
        </Field>
        <Field
          label="スカウト誠実度の下限"
          hint="どれだけあなたに向けて書かれたかを、0〜100で表します。0なら、どれも受け取ります。"
          error={issues.min_scout_integrity}
        >
          <Amount name="min_scout_integrity" value={form.valueOf('min_scout_integrity')} unit="以上" />
        </Field>
        <div className={styles.when}>
          <ChoiceField of={form} name="scout_delivery" label="届けかた" names={deliveries} />
          <ChoiceField of={form} name="scout_delivery_weekday" label="曜日（週に1回のとき）" names={weekdays} />
          <ChoiceField of={form} name="scout_delivery_hour" label="時刻（まとめるとき）" names={hours} />
        </div>
        <SubmitButton intent="scouts" look="primary">
          保存する
        </SubmitButton>
      </PageForm>
    </section>
  )
}

type AmountProps = { name: string; value: string; unit: string }

/** A number with its unit. Accepts full-width digits, so it is no field of the type number. */
const Amount = ({ name, value, unit, ...described }: AmountProps) => (
  <span className={styles.amount}>
    <input className="input" name={name} inputMode="numeric" maxLength={8} autoComplete="off" defaultValue={value} {...described} />
    <span>{unit}</span>
  </span>
)
