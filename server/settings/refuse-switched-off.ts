import type { Features } from '#contract/platform/site/features.ts'
import { fail } from '#server/fail.ts'
import { siteSettings } from './site-settings.ts'

/** Refuses what operators have switched off. */
export function refuseSwitchedOff(feature: keyof Features) {
  if (!siteSettings().features[feature]) fail('SWITCHED_OFF')
}
