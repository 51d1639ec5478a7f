import { Throttle } from '#search-engine/throttle.ts'
import { normalizeText } from '#search-engine/text/normalize-text.ts'
import { type FreeWord, parseFreeWord } from '#search-engine/text/parse-free-word.ts'
import { findHits } from '#search-engine/hits/find-hits.ts'
import { asPhrases } from '#search-engine/text/as-phrases.ts'
import { snippet, type Snippet } from '#search-engine/hits/snippet.ts'
import type { DocsLanguage } from '#contract/platform/docs/docs-contents.ts'
import { textOf } from '../source/doc-node.ts'
import { documentAt, documentPaths, type DocsDocument } from '../source/documents.ts'

/** A page that answers, at the part that answers best. */
export type DocsHit = { to: string; title: Snippet; heading: Snippet | null; excerpt: Snippet }

type Section = { anchor: string; heading: string; text: string; normalHead: string; normalText: string }
type Page = { document: DocsDocument; isGuide: boolean; sections: Section[]; whole: string }

const MOST = 30
const EXCERPT = 140
const SLICE = 10

let pages: Promise<Page[]> | undefined

/**
 * Pages of one language that hold all words. Those with all words in a heading come first, then those with all words in one part, then the rest; guides before references.
 * Words are read and spelled as in the search for jobs, but found inside longer words too: 設定 and backup stand in many.
 */
export async function searchDocuments(language: DocsLanguage, typed: string): Promise<DocsHit[]> {
  const words = parseFreeWord(typed)
  const wanted = words.filter(({ excluded }) => !excluded)
  if (wanted.length === 0) return []
  const ranked = (await (pages ??= allPages()))
    .filter(({ document, whole }) => document.language === language && words.every((word) => word.excluded !== isIn(whole, word)))
    .map((page) => ({ page, ...bestOf(page, wanted) }))
    .toSorted((a, b) => b.rank - a.rank)
  const phrases = asPhrases(typed)
  return ranked.slice(0, MOST).map(({ page, section }) => hitOf(page, section, phrases))
}

/** Reads every document once in the life of the process, resting in between so that requests are answered. */
async function allPages() {
  const pace = new Throttle(SLICE)
  const made: Page[] = []
  for (const path of documentPaths()) {
    const document = documentAt(path)
    if (document) made.push(pageOf(document))
    if (pace.due) await pace.rest()
  }
  return made
}

const isIn = (text: string, { alternatives }: FreeWord) => alternatives.some((alternative) => text.includes(alternative))

function bestOf({ sections, isGuide }: Page, wanted: FreeWord[]): { section: Section | undefined; rank: number } {
  const ranks = sections.map((section) => {
    const inHead = wanted.filter((word) => isIn(section.normalHead, word)).length
    const inAll = wanted.filter((word) => isIn(section.normalHead, word) || isIn(section.normalText, word)).length
    return (inHead === wanted.length ? 1000 : 0) + (inAll === wanted.length ? 100 : 0) + inHead * 10 + inAll
  })
  const best = Math.max(...ranks)
  return { section: sections[ranks.indexOf(best)], rank: best * 2 + (isGuide ? 1 : 0) }
}

function hitOf({ document }: Page, section: Section | undefined, typed: string): DocsHit {
  const marked = (text: string): Snippet => ({ text, hits: findHits(text, typed) })
  return {
    to: document.address + (section?.anchor ? `#${section.anchor}` : ''),
    title: marked(document.title),
    heading: section?.anchor ? marked(section.heading) : null,
    excerpt: snippet(section?.text || document.description, typed, EXCERPT),
  }
}

function pageOf(document: DocsDocument): Page {
  const parts: { anchor: string; heading: string; texts: string[] }[] = [{ anchor: '', heading: document.title, texts: [] }]
  for (const node of document.body) {
    if (node.kind === 'heading') parts.push({ anchor: node.id, heading: node.text, texts: [] })
    else parts.at(-1)?.texts.push(textOf(node))
  }
  const sections = parts.map(({ anchor, heading, texts }): Section => {
    const text = texts.join('\n')
    return { anchor, heading, text, normalHead: normalizeText(heading), normalText: normalizeText(text) }
  })
  const whole = sections.map(({ normalHead, normalText }) => `${normalHead}\n${normalText}`).join('\n')
  return { document, isGuide: document.other !== undefined, sections, whole }
}
