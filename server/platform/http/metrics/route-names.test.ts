import { expect, test } from 'vitest'
import { RouteNames } from './route-names.ts'

const names = new RouteNames(['/', '/docs/*', '/docs/search'], [])

test.for([
  ['/docs', '/docs/*'],
  ['/docs/', '/docs/*'],
  ['/docs/en/operators/backup', '/docs/*'],
  ['/docs/en/_payload.json', '/docs/*'],
  ['/docs/search', '/docs/search'],
  ['/docsearch', 'unknown'],
] as const)('%s is named %s', ([path, name]) => expect(names.nameOf(path)).toBe(name))

test('pages below a tree are pages, and may be cached', () => {
  expect(['/docs', '/docs/a/b', '/docsearch', '/x'].map((path) => names.isPage(path))).toEqual([true, true, false, false])
})
