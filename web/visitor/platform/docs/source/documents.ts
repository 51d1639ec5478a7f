import { guideAddress, guideAt, referenceAddress } from '#contract/platform/docs/docs-address.ts'
import { guideSlugs, references } from '#contract/platform/docs/docs-contents.ts'
import type { DocsLanguage } from '#contract/platform/docs/docs-contents.ts'
import { otherLanguage } from '../docs-languages.ts'
import { type DocNode, textOf } from './doc-node.ts'
import { files } from './files.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { resolveLink } from './resolve-link.ts'

export type DocsDocument = {
  address: string
  language: DocsLanguage
  /** The same page in the other language; documents that exist once have none. */
  other?: string
  title: string
  description: string
  body: DocNode[]
}

const DESCRIPTION = 160
const read = new Map<string, DocsDocument>()

/** The document behind `/docs/` at this path; undefined where there is none. */
export function documentAt(path: string): DocsDocument | undefined {
  const { language, slug } = guideAt(path)
  if (guideSlugs.includes(slug))
    return documentOf(`docs/${language}/${slug}.md`, guideAddress(language, slug), language, guideAddress(otherLanguage(language), slug))
  const [, name = ''] = /^reference\/(.+)$/.exec(slug) ?? []
  if (language !== 'ja' || name === '') return undefined
  const known = Object.hasOwn(references, name) ? references[name] : undefined
  if (known) return documentOf(known.file, referenceAddress(name), known.language)
  return /^decisions\/\d{4}-[a-z0-9-]+$/.test(name) ? documentOf(`docs/${name}.md`, referenceAddress(name), 'en') : undefined
}

/** The path of every document that is served, as `documentAt` takes it; guides first. */
export const documentPaths = (): string[] => [
  ...guideSlugs.flatMap((slug) => [slug, `en/${slug}`]),
  ...Object.keys(references).map((name) => `reference/${name}`),
  ...[...files.keys()].flatMap((file) => {
    const [, decision] = /^docs\/(decisions\/\d{4}-.+)\.md$/.exec(file) ?? []
    return decision === undefined ? [] : [`reference/${decision}`]
  }),
]

function documentOf(file: string, address: string, language: DocsLanguage, other?: string): DocsDocument | undefined {
  const text = files.get(file)
  if (text === undefined) return undefined
  const known = read.get(file)
  if (known) return known
  const nodes = parseMarkdown(text, (target) => resolveLink(file, target))
  const [heading, ...body] = nodes
  if (heading?.kind !== 'heading' || heading.depth !== 1) throw new Error(`${file} does not begin with its title`)
  const description = textOf(body.find(({ kind }) => kind === 'paragraph') ?? { kind: 'text', text: heading.text })
    .replaceAll('\n', ' ')
    .slice(0, DESCRIPTION)
  const made = { address, language, ...(other ? { other } : {}), title: heading.text, description, body }
  read.set(file, made)
  return made
}
