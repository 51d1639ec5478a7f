import { expect, test } from 'vitest'
import { patternOf } from './route-names.ts'
import { RouteIndex } from './route-index.ts'

const prefix = '/online/api/v1'
const index = new RouteIndex(
  ['/jobs/lint/', '/jobs/{id}/', '/{area}/events/', '/jobs/{id}/notes/{note}/', '/'].map((path) => ({
    path: prefix + path,
    pattern: patternOf(prefix + path),
  })),
)

test.each([
  ['/jobs/lint/', '/jobs/lint/'],
  ['/jobs/lint', '/jobs/lint/'],
  ['/jobs/7/', '/jobs/{id}/'],
  ['/jobs/events/', '/jobs/{id}/'],
  ['/people/events/', '/{area}/events/'],
  ['/jobs/7/notes/8', '/jobs/{id}/notes/{note}/'],
  ['/', '/'],
  ['', '/'],
])('%s is %s', (path, route) => expect(index.find(prefix + path)?.path).toBe(prefix + route))

test.each(['/jobs/7//', '/jobs/7/notes/', '/people/', '/jobs/7/notes/8/9'])('%s is none', (path) => expect(index.find(prefix + path)).toBeUndefined())
