import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { areas, rooms, type SourceFile, sourceFiles } from './source-files.ts'

const isTest = (path: string) => /\.test\.tsx?$|\/(testing|for-tests)\.ts$|\/__/.test(path)
const sources = sourceFiles().filter(({ path }) => /^(contract|server|web|search-engine|demo)\//.test(path) && !isTest(path))

/** From the bottom to the top; a layer imports itself and the layers before it. All three trees have the same rooms. */
const layers: Record<string, string[]> = {
  contract: [...rooms, 'top'],
  server: ['search-engine', 'ground', ...rooms, 'api', 'handlers', 'demo', 'top'],
  web: ['ui', ...rooms, 'frame', 'work', 'areas', 'top'],
}
/** What every room of the server may import: the settings, and the two files that turn an error into a response. */
const ground = /^server\/(?:settings\/[\w-]+|settings|fail|problem)\.ts$/

function layerOf(path: string): { tree: string; layer: string } {
  const [tree = '', folder = '', ...rest] = path.split('/')
  if (tree === 'search-engine' || tree === 'demo') return { tree: 'server', layer: tree }
  if (ground.test(path)) return { tree, layer: 'ground' }
  if (path === 'server/api.ts') return { tree, layer: 'api' }
  if (rest.length === 0) return { tree, layer: 'top' }
  if (tree === 'server' && path.endsWith('/handlers.ts')) return { tree, layer: 'handlers' }
  return { tree, layer: areas.includes(`web/${folder}`) && tree === 'web' ? 'areas' : folder }
}

const edges = sources.flatMap(({ path, imports }) =>
  imports.filter((imported) => !isTest(imported) && layerOf(imported).tree === layerOf(path).tree).map((imported) => ({ path, imported })),
)

test('every file belongs to a known layer', () => {
  const lost = sources.filter(({ path }) => {
    const { tree, layer } = layerOf(path)
    return !layers[tree]?.includes(layer)
  })
  expect(lost.map(({ path }) => path)).toEqual([])
})

test('a room imports only rooms before it, type imports included', () => {
  const upwards = edges.filter(({ path, imported }) => rankOf(imported) > rankOf(path))
  expect(upwards.map(({ path, imported }) => `${path} → ${imported}`)).toEqual([])
})

test('features of a room never import each other in a circle', () => {
  const graph = new Map<string, Set<string>>()
  for (const { path, imported } of edges) {
    const [from, to] = [featureOf(path), featureOf(imported)]
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  expect(circlesIn(graph)).toEqual([])
})

test('a page belongs to the same room in every area', () => {
  const strange = sources.filter(({ path }) => {
    const [, area, room, page] = path.split('/')
    return areas.includes(`web/${area}`) && path.startsWith('web/') && page !== undefined && !rooms.includes(room ?? '')
  })
  expect(strange.map(({ path }: SourceFile) => path)).toEqual([])
})

function rankOf(path: string) {
  const { tree, layer } = layerOf(path)
  return layers[tree]?.indexOf(layer) ?? -1
}

/** The folder of a feature: two levels below the tree, in an area of the web three. Files above features, and handlers, count as themselves. */
function featureOf(path: string) {
  const { tree, layer } = layerOf(path)
  const depth = layer === 'areas' ? 4 : path.startsWith(`${tree}/`) ? 3 : 2
  const folders = dirname(path).split('/')
  return layer === 'handlers' || folders.length < depth ? path : folders.slice(0, depth).join('/')
}

/** The circles of a graph, each as its members in one line. */
function circlesIn(graph: Map<string, Set<string>>) {
  const reached = new Map([...graph.keys()].map((from) => [from, everythingFrom(graph, from)]))
  const circles = [...reached]
    .filter(([from, all]) => all.has(from))
    .map(([from, all]) =>
      [...all]
        .filter((to) => reached.get(to)?.has(from))
        .toSorted()
        .join(' ↔ '),
    )
  return [...new Set(circles)]
}

function everythingFrom(graph: Map<string, Set<string>>, start: string) {
  const found = new Set<string>()
  const open = [start]
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const next of graph.get(node) ?? [])
      if (!found.has(next)) {
        found.add(next)
        open.push(next)
      }
  return found
}
