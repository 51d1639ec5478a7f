import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { idsFor } from './handle-by-address.ts'

const tree: RouteObject[] = [
  {
    id: 'root',
    path: '',
    children: [
      { id: 'home', index: true },
      {
        id: 'jobs',
        path: 'job_offer',
        children: [
          { id: 'list', index: true },
          { id: 'search', path: 'search' },
          { id: 'detail', path: 'detail' },
        ],
      },
      { id: 'files', path: 'files/:file' },
      { id: 'any', path: '*' },
    ],
  },
]

test('an address keeps its own routes and those of the addresses above it, and no others', () => {
  expect(idsFor(tree, '/job_offer/search')).toEqual(new Set(['home', 'jobs', 'list', 'root', 'search']))
  expect(idsFor(tree, '/')).toEqual(new Set(['home', 'root']))
})

test('where nothing stands above an address, the routes keep what answers there instead', () => {
  const ids = idsFor(tree, '/nothing/here')
  expect(ids.has('any')).toBe(true)
  expect(matchRoutes(tree, '/nothing')?.at(-1)?.route.id).toBe('any')
})
