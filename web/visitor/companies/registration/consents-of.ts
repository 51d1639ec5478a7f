import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

type Consents = Parameters<Api['company_registrations']['accept_invitation']>[0]['consents']

/** The ticked boxes. An unticked one sends nothing: the API says which is missing. */
export function consentsOf(values: Record<string, unknown>) {
  const ticked = (values.consents ?? {}) as Record<string, unknown>
  return Object.fromEntries(['terms', 'privacy'].flatMap((name) => (textOf(ticked[name]) ? [[name, textOf(ticked[name])]] : []))) as Consents
}
