import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The worst surface on which each ink may stand, and the least contrast it must keep there.
const pairs = [
  ['ink', 'green-soft', 10.4],
  ['ink-2', 'green-soft', 6.2],
  ['ink-3', 'sunk', 4.5],
  ['ink-3', 'paper', 4.5],
  ['ink-3', 'sheet', 4.5],
  ['green', 'sunk', 4.5],
  ['green', 'green-soft', 4.5],
  ['on-green', 'green', 4.5],
  ['on-green', 'green-deep', 4.5],
  ['green-deep', 'green-soft', 4.5],
  ['warn', 'warn-soft', 4.5],
  ['warn', 'paper', 4.5],
  ['alert', 'alert-soft', 4.5],
  ['alert', 'paper', 4.5],
  ['paper', 'ink', 4.5],
  ['edge', 'sunk', 3],
  ['edge', 'paper', 3],
  ['edge', 'sheet', 3],
  ['leaf', 'paper', 3],
  ['leaf', 'sheet', 3],
] as const

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colours = (block: string) => Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]))
const [before = '', after = ''] = css.split('@media (prefers-color-scheme: dark)')
const light = colours(before)
const dark = { ...light, ...colours(after) }

const themes = { light, dark }
const cases = pairs.flatMap(([ink, surface, least]) => (['light', 'dark'] as const).map((theme) => ({ theme, ink, surface, least })))

test.each(cases)('$theme: $ink on $surface keeps $least', ({ theme, ink, surface, least }) => {
  expect(contrast(themes[theme][ink], themes[theme][surface])).toBeGreaterThanOrEqual(least)
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
