import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { check } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sourceFiles } from './rules/source-files.ts'

/** An expression and the file that holds it. */
type Written = { pattern: string; flags: string; path: string }

const files = sourceFiles().filter(({ path }) => /^(contract|server|web|start)\//.test(path) && !/\.test\.tsx?$/.test(path))
const expressions = new Map<string, Written>()
const add = (pattern: string, flags: string, path: string) => expressions.set(`/${pattern}/${flags}`, { pattern, flags, path })
const composing = new Set<string>()

beforeAll(async () => {
  for (const { path, text } of files) {
    const isComposed = (callee: { type: string; name?: unknown }) => callee.type === 'Identifier' && callee.name === 'RegExp' && composing.add(path)
    new Visitor({
      Literal: (node) => {
        if ('regex' in node) add(node.regex.pattern, node.regex.flags, path)
      },
      NewExpression: ({ callee }) => void isComposed(callee),
      CallExpression: ({ callee }) => void isComposed(callee),
    }).visit(parseSync(path, text).program)
  }
  await addComposed()
})
afterAll(() => vi.unstubAllGlobals())

/** Records expressions that are put together from pieces as they are made: this file has a separate process, so that it loads every module here. */
async function addComposed() {
  const found = new Set<string>()
  const Recorded = new Proxy(RegExp, {
    construct(target, [pattern, flags]: [string | RegExp, string?], newTarget) {
      const made: RegExp = Reflect.construct(target, [pattern, flags], newTarget)
      // Taken once: writing a stack down costs more than making the expression.
      const { stack = '' } = new Error()
      // The lowest of them: a file that composes expressions may load another.
      const [maker] = [...composing].filter((path) => stack.includes(`/${path}`)).toSorted((one, other) => stack.indexOf(one) - stack.indexOf(other))
      if (maker) add(made.source, made.flags, maker)
      if (maker) found.add(maker)
      return made
    },
  })
  vi.stubGlobal('RegExp', Recorded)
  for (const path of composing) await import(pathToFileURL(resolve(path)).href)
  const [{ skillReader }, { RouteNames }, { MarkedText }] = [
    await import('#server/jobs/import/subject/skill-reader.ts'),
    await import('#server/platform/http/metrics/route-names.ts'),
    await import('#web/candidates/visibility/marked-text.tsx'),
  ]
  skillReader(['Go', 'C++', 'Java', 'React', 'C#', 'R', 'SQL', '日本語'].map((name, id) => ({ id, name })))
  expect(new RouteNames([], ['/online/api/v1/companies/{id}/']).nameOf('/online/api/v1/companies/7/')).toBe('/online/api/v1/companies/{id}/')
  expect(MarkedText({ text: 'C++とGo', marked: ['C++', 'Go'] })).toHaveLength(5)
  sourceFiles()
  vi.unstubAllGlobals()
  expect([...composing].filter((path) => !found.has(path))).toEqual([])
}

const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string }
const safeFile = new URL('safe-expressions.txt', import.meta.url)
/** What this version of the checker found safe, as hashes: checking all of them again takes half a minute of CPU time, and comes to the same. */
const knownSafe = new Set(readFileSync(safeFile, 'utf8').split('\n'))
const isWriting = process.env.SAFE_EXPRESSIONS === 'write'
/** Of the wall clock, of which a busy machine gives the checker a part. */
const PATIENCE = isWriting ? 300_000 : 60_000
const hashOf = ({ pattern, flags }: Written) => createHash('sha256').update(`recheck ${version} /${pattern}/${flags}`).digest('hex').slice(0, 20)

/** Whether the pattern has no unbounded repetition: then a text takes a fixed number of steps for each letter. */
const isBounded = (pattern: string) => !/(?<!\\)(?:\\\\)*[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[(?:[^\]\\]|\\.)*\]/g, 'x'))
/** A bounded repetition within another one multiplies. */
const longest = (pattern: string) => [...pattern.matchAll(/\{\d*,(\d+)\}/g)].map(([, most]) => Number(most)).toSorted((one, other) => other - one)

test('no regular expression takes more than a fixed number of steps for each letter of its worst text', async () => {
  expect(expressions.size).toBeGreaterThan(700)
  const faultIn = async ({ pattern, flags, path }: Written) => {
    if (isBounded(pattern)) return (longest(pattern)[0] ?? 0) <= 5_000 ? [] : [`${path}: /${pattern}/ repeats too often`]
    if (knownSafe.has(hashOf({ pattern, flags, path }))) return []
    // The checker does not know the flag v; none of these patterns needs what it adds. Called this way it runs as a native program, four times as fast as in JavaScript.
    const verdict = await check(pattern.replaceAll('--[\\t\\n]', ''), flags.replace('v', 'u'), { timeout: PATIENCE })
    return verdict.status === 'safe'
      ? []
      : [`${path}: /${pattern}/ is ${verdict.status}: ${verdict.status === 'vulnerable' ? verdict.attack.pattern : verdict.error.kind}`]
  }
  const bad: string[] = []
  const safe: string[] = []
  for (const written of expressions.values()) {
    const faults = await faultIn(written)
    bad.push(...faults)
    if (faults.length === 0 && !isBounded(written.pattern)) safe.push(hashOf(written))
  }
  // A new expression is checked each time until somebody adds it: SAFE_EXPRESSIONS=write npx vitest run start/regular-expressions --testTimeout=900000
  if (isWriting) writeFileSync(safeFile, `${safe.toSorted().join('\n')}\n`)
  expect(bad).toEqual([])
})

test('the checker finds the expression that once blocked the process', async () => {
  expect((await check(String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`, 'gi', { timeout: 60_000 })).status).toBe('vulnerable')
})
