import { redirect } from 'react-router'
import { externalNames } from '#contract/accounts/sign-in/external-providers.ts'
import type { Api } from '#contract/index.ts'

/** Where a button of `WayButtons` leads; undefined for another button. */
export async function beginElsewhere({ sessions }: Api, intent: string | null, next: string | undefined) {
  const to = next === undefined ? {} : { next }
  if (intent === 'line') return redirect((await sessions.line.begin(to)).url, 303)
  const provider = externalNames.find((name) => intent === `external:${name}`)
  return provider && redirect((await sessions.external.begin({ provider, ...to })).url, 303)
}
