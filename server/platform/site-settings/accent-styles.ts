import { accentTokens, isReadable, type Scheme } from '#contract/platform/site/accent.ts'

const colour = /^#[\da-f]{6}$/i

const rules = (accent: string | undefined, scheme: Scheme) => {
  if (!accent || !colour.test(accent) || !isReadable(accent, scheme)) return ''
  const { deep, soft } = accentTokens(accent, scheme)
  return `:root{--green:${accent};--green-deep:${deep};--green-soft:${soft};--leaf:${accent}}`
}

/** The styles of an operator's accents. They depend on their address alone, so that every process answers alike and a browser may keep them. */
export const accentStyles = ({ light, dark }: Partial<Record<Scheme, string>>) =>
  [light ? `@media (prefers-color-scheme:light){${rules(light, 'light')}}` : '', dark ? `@media (prefers-color-scheme:dark){${rules(dark, 'dark')}}` : ''].join(
    '',
  )
