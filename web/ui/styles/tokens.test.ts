import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The worst surface on which each colour stands, and the least contrast it has there in light and in dark, to one decimal.
const pairs = [
  ['ink', 'green-soft', 12.9, 10.4],
  ['ink-2', 'green-soft', 6.2, 6.5],
  ['ink-3', 'sunk', 4.6, 5.6],
  ['green', 'green-soft', 5.1, 6.8],
  ['green', 'sunk', 5.1, 6.8],
  ['on-green', 'green', 6.2, 9.3],
  ['on-green', 'green-deep', 6.2, 9.3],
  ['green-deep', 'green-soft', 7.3, 8.3],
  ['warn', 'warn-soft', 5.7, 7.5],
  ['alert', 'alert-soft', 5.6, 6.6],
  ['edge', 'sunk', 3.1, 3.6],
  ['leaf', 'paper', 3.2, 5.6],
  ['paper', 'ink', 12.9, 10.4],
] as const

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colours = (block: string) => Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]))
const [before = '', after = ''] = css.split('@media (prefers-color-scheme: dark)')
const light = colours(before)
const dark = { ...light, ...colours(after) }

const themes = { light, dark }
const cases = pairs.flatMap(([ink, surface, inLight, inDark]) => [
  { theme: 'light' as const, ink, surface, least: inLight },
  { theme: 'dark' as const, ink, surface, least: inDark },
])

test.each(cases)('$theme: $ink on $surface keeps $least', ({ theme, ink, surface, least }) => {
  expect(Number(contrast(themes[theme][ink], themes[theme][surface]).toFixed(1))).toBeGreaterThanOrEqual(least)
})

test('dark changes every colour that light has', () => {
  expect(Object.keys(colours(after)).sort()).toEqual(Object.keys(light).sort())
})

/** As WCAG 2 measures it. */
function contrast(one = '', other = '') {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
