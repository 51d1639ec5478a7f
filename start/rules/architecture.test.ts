import { globSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { expect, test } from 'vitest'
import { areas, type SourceFile, sourceFiles } from './source-files.ts'

const files = sourceFiles()
const sources = files.filter(({ path }) => !/\.test\.tsx?$/.test(path))
const complaintsOf = (complaint: (file: SourceFile) => string[] | string | false | undefined, from = sources) =>
  from.flatMap((file) => [complaint(file) || []].flat().map((text) => `${file.path}: ${text}`))
const top = (path: string, depth = 1) => path.split('/').slice(0, depth).join('/')

test('a feature of the server uses operations of another, never its handlers', () => {
  const handlersOf = ({ path, imports }: SourceFile) =>
    path !== 'server/router.ts' && imports.filter((imported) => basename(imported) === 'handlers.ts' && dirname(imported) !== dirname(path))
  expect(complaintsOf(handlersOf)).toEqual([])
})

test('a feature of the server never imports the files that assemble it', () => {
  const upwards = new Set(['server/main.ts', 'server/app.ts', 'server/router.ts'])
  expect(
    complaintsOf(({ path, imports }) => path.split('/').length > 2 && path.startsWith('server/') && imports.filter((imported) => upwards.has(imported))),
  ).toEqual([])
})

test('the areas of the web never import each other, and what they share imports none of them', () => {
  const otherArea = ({ path, imports }: SourceFile) =>
    path.startsWith('web/') && imports.filter((imported) => areas.includes(top(imported, 2)) && top(imported, 2) !== top(path, 2) && path !== 'web/routes.ts')
  expect(complaintsOf(otherArea)).toEqual([])
})

test('ui knows no domain: it imports only itself', () => {
  expect(complaintsOf(({ path, imports }) => path.startsWith('web/ui/') && imports.filter((imported) => !imported.startsWith('web/ui/')))).toEqual([])
})

test('files are named in kebab-case for the one thing they export, and never utils or helpers', () => {
  const banned = /^(utils?|helpers?|common|services?|managers?|data|info|misc|index)$/
  const wrongName = ({ path, values, types }: SourceFile) => {
    const name = basename(path, extname(path))
    if (path === 'contract/index.ts') return
    if (banned.test(name)) return 'says nothing'
    if (!/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name)) return 'is not kebab-case'
    // The contract's files, handlers, layouts and entry points are named for their subject.
    const isNamedFreely = !/^(server|web)\//.test(path) || path.split('/').length === 2 || /^(handlers|testing|for-tests|main|layout)$/.test(name)
    const [only, another] = values
    if (isNamedFreely || !only || another) return
    return ![only, ...types].some((exported) => areSameWords(wordsOf(name), wordsOf(exported))) && `exports ${only}`
  }
  expect(complaintsOf(wrongName)).toEqual([])
})

test('no file re-exports what another file has', () => {
  expect(
    complaintsOf(
      ({ text }) => /^export (type )?(\*|\{[^}]*\}) from /m.test(text) && 'passes on what is not its own',
      sources.filter(({ path }) => path !== 'tests/e2e/kit/test.ts'),
    ),
  ).toEqual([])
})

test('a folder holds fifteen files at most: code, tests and styles', () => {
  const paths = globSync('{contract,server,web,search-engine,demo,start,bench,tests}/**/*.{ts,tsx,css,mjs}')
  const folders = Map.groupBy(paths, (path) => dirname(path))
  expect([...folders].filter(([, { length }]) => length > 15).map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
})

test('half of the files have sixty lines or fewer, and nearly all a hundred and fifty', () => {
  const lengths = sources.map(({ text }) => text.split('\n').length).toSorted((one, other) => one - other)
  expect(lengths[Math.floor(lengths.length * 0.5)]).toBeLessThanOrEqual(60)
  expect(lengths[Math.floor(lengths.length * 0.95)]).toBeLessThanOrEqual(150)
})

test('no lint rule is disabled without a reason beside it', () => {
  const silenced = ({ text }: SourceFile) => {
    const lines = text.split('\n')
    const hasReason = (line: string, above = '') => line.includes(' -- ') || /^\s*(\/\/|\{?\/\*|\*)/.test(above)
    return lines.filter((line, index) => /lint-disable|biome-ignore(?!.*: )/.test(line) && !hasReason(line, lines[index - 1]))
  }
  const others = files.filter(({ path }) => path !== 'start/rules/architecture.test.ts')
  expect(complaintsOf(silenced, others)).toEqual([])
})

test('SQL holds user input only as parameters, and only constants as text', () => {
  const isOfTests = (path: string) => path.endsWith('/testing.ts')
  const asText = ({ path, text }: SourceFile) =>
    path.startsWith('server/') && !isOfTests(path) && [...text.matchAll(/\bsql\.(?:raw|lit)\((?!null\)|false\)|'\w+'\)|[A-Z_]+\)).*/g)].map(([line]) => line)
  // The contract defines the numbers of the features.
  expect(complaintsOf(asText).filter((complaint) => !complaint.startsWith('server/companies/directory/public-companies.ts'))).toEqual([])
})

test('no file names the machine on which it was written', () => {
  const machine = /\/work\/(main|shared)/
  const named = ({ text }: SourceFile) => machine.test(text) && 'names a folder of one machine'
  expect(complaintsOf(named, files)).toEqual([])
})

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-._]/)
    .map((word) => word.replace(/(?<=(ch|sh|x))es$|(?<=..)s$/, ''))

/** `search-jobs` and `searchJobs`; also `work-domains` and `domainsOfWork`, `progress` and `progressOf`. */
const areSameWords = (one: string[], other: string[]) => one.every((word) => other.includes(word)) || other.every((word) => one.includes(word))
