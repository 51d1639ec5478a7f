import { textOf } from '#web/platform/forms/values/text-of.ts'

/** What is known of a leak, as the form holds it. */
export const factsOf = (values: Record<string, unknown>) => ({
  fields: textOf(values.fields),
  cause: textOf(values.cause),
  measures: textOf(values.measures),
  is_malicious: values.is_malicious === 'yes',
  is_sensitive: values.is_sensitive === 'yes',
  is_encrypted: values.is_encrypted === 'yes',
})
