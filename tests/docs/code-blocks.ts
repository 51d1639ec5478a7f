import { readFileSync } from 'node:fs'
import { guideSlugs } from '#contract/platform/docs/docs-contents.ts'

export type CodeBlock = { slug: string; language: string; mark: string; text: string }

/** The code blocks of the guides of one language, in the order of the pages. The mark is what stands behind the language. */
export const codeBlocks = (guide: 'ja' | 'en'): CodeBlock[] =>
  guideSlugs.flatMap((slug) => {
    const text = readFileSync(`docs/${guide}/${slug}.md`, 'utf8')
    return [...text.matchAll(/^```(\w*) ?([^\n]*)\n([^]*?)^```$/gm)].map(([, language = '', mark = '', text = '']) => ({ slug, language, mark, text }))
  })

const commands = new Set(['sh', 'ts', 'js', 'bash', 'console'])

/** What a reader would run, as against settings and samples of data. */
export const isCommand = ({ language }: CodeBlock) => commands.has(language)
