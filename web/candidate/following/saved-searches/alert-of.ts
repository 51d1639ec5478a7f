import { AlertFrequency } from '#contract/saved-searches.ts'
import { textOf } from '#web/forms/text-of.ts'

/** What the fields of an alert say. */
export const alertOf = ({ name, frequency, sends_mail }: Record<string, unknown>) => ({
  name: textOf(name),
  frequency: AlertFrequency.catch('daily').parse(frequency),
  sends_mail: sends_mail === 'true',
})
