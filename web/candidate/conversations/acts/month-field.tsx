import { Field } from '#web/platform/forms/field.tsx'

const MONTHS = 12

/** From which month on the candidate wants to hear from the company again: one of the coming twelve. */
export const MonthField = ({ now, hint, error }: { now: Date; hint: string; error?: string | undefined }) => (
  <Field label="いつからなら受け取れますか" hint={hint} error={error}>
    <select className="input" name="month">
      {comingMonths(now).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </Field>
)

function comingMonths(now: Date) {
  const today = new Date(now.getTime() + 9 * 3_600_000)
  return Array.from({ length: MONTHS }, (_, ahead) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1 + ahead, 1))
    return { value: month.toISOString().slice(0, 7), label: `${month.getUTCFullYear()}年${month.getUTCMonth() + 1}月から` }
  })
}
