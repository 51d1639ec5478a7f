import { alertFrequencies } from '#contract/notifications/settings/alert-frequencies.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

/** The values of an alert's fields. */
export const alertOf = ({ name, frequency, sends_mail }: Record<string, unknown>) => ({
  name: textOf(name),
  frequency: alertFrequencies.find((one) => one === frequency) ?? 'daily',
  sends_mail: sends_mail === 'true',
})
