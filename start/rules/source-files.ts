import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type SourceFile = { path: string; text: string; imports: string[]; values: string[]; types: string[] }

/** The rooms, in the order in which they may import each other: docs/architecture.md. */
export const rooms = ['platform', 'accounts', 'notifications', 'companies', 'matching', 'jobs', 'candidates', 'conversations', 'hiring', 'operations']

/** The folders of the web that belong to one kind of user. */
export const areas = ['visitor', 'candidate', 'company', 'operator'].map((area) => `web/${area}`)

/** Every TypeScript file of the project, with the project files it imports and what it exports. */
export const sourceFiles = (): SourceFile[] =>
  globSync('{contract,server,web,search-engine,demo,start,bench,tests}/**/*.{ts,tsx}')
    .filter((path) => path !== 'server/platform/database/schema.ts')
    .toSorted()
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return { path, text, imports: importsOf(path, text), values: exported(text, 'function\\*?|class|const|let'), types: exported(text, 'type|interface') }
    })

function importsOf(path: string, text: string) {
  const specifiers = [...text.matchAll(/(?:from|import|import\() ?'([^']+)'/g)].map(([, specifier = '']) => specifier)
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return [specifier.slice(1)]
    return specifier.startsWith('.') ? [normalize(join(dirname(path), specifier))] : []
  })
}

const exported = (text: string, kinds: string) =>
  [...text.matchAll(new RegExp(`^export (?:default )?(?:async )?(?:${kinds}) (\\w+)`, 'gm'))].map(([, name = '']) => name)
