import { alertFrequencies } from '#contract/notifications/settings/alert-frequencies.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

/** What the fields of an alert say. */
export const alertOf = ({ name, frequency, sends_mail }: Record<string, unknown>) => ({
  name: textOf(name),
  frequency: alertFrequencies.find((one) => one === frequency) ?? 'daily',
  sends_mail: sends_mail === 'true',
})
