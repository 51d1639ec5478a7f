import { readFile } from 'node:fs/promises'

/** The configuration of a proxy as docs/operations.md prints it, with the values of this test. */
export async function documented(language: string, changes: [written: string | RegExp, here: string][]) {
  const text = await readFile('docs/operations.md', 'utf8')
  const [, block] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text) ?? []
  if (block === undefined) throw new Error(`docs/operations.md has no configuration of ${language}`)
  return changes.reduce((changed, [written, here]) => {
    const next = changed.replaceAll(written, here)
    if (next === changed) throw new Error(`The configuration of ${language} no longer has ${written}`)
    return next
  }, block)
}
