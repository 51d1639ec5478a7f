import { allScopes, keyDays } from '#contract/companies/members/api-key-scopes.ts'
import type { NewApiKey } from '#contract/companies/members/api-keys.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

/** The form of a new key as the call takes it; what is malformed the call refuses. */
export function keyOfForm(values: Record<string, unknown>): NewApiKey {
  const ticked = [values.scopes ?? []].flat()
  const days = Number(textOf(values.days))
  return {
    name: textOf(values.name),
    scopes: allScopes.filter((scope) => ticked.includes(scope)),
    days: keyDays.find((known) => known === days) ?? 90,
  }
}
