import { references } from '#contract/platform/docs/docs-contents.ts'
import { guideAddress, referenceAddress } from '#contract/platform/docs/docs-address.ts'

/** The Markdown files as the build found them, so that they are part of it wherever it runs. */
const found = import.meta.glob<string>(['/docs/**/*.md', '/CONTRIBUTING.md', '/CHANGELOG.md', '/bench/README.md', '!/docs/decisions/template.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Each file by its path in the repository. */
export const files = new Map(Object.entries(found).map(([path, text]) => [path.slice(1), text]))

const named = new Map(Object.entries(references).map(([name, { file }]) => [file, referenceAddress(name)]))

/** Where a file is served; undefined for one that is not. */
export function addressOfFile(file: string): string | undefined {
  const [, language, slug] = /^docs\/(ja|en)\/(.+)\.md$/.exec(file) ?? []
  if (language && slug) return files.has(file) ? guideAddress(language === 'en' ? 'en' : 'ja', slug) : undefined
  const [, decision] = /^docs\/decisions\/(\d{4}-.+)\.md$/.exec(file) ?? []
  if (decision) return files.has(file) ? referenceAddress(`decisions/${decision}`) : undefined
  return named.get(file)
}
