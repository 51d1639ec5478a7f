import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The widths of the design from the desktop on, and those at which lists get a reading pane and conversations a context; below that, components choose their breakpoints. */
const wide = new Set(['1099', '1100', '1199', '1200', '1280', '1920', '2560'])

test('from 1,000 pixels on, every breakpoint belongs to the design', () => {
  const strange = globSync('web/**/*.{css,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\((?:min|max)-width: (\d{4,})(?:\.\d+)?px\)/g)].flatMap(([found, width]) =>
      wide.has(width!) ? [] : `${path}: ${found}`,
    ),
  )
  expect(strange).toEqual([])
})
