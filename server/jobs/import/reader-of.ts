import { glob, readFile } from 'node:fs/promises'
import { hashOf } from './store/identity-of-posting.ts'
import type { SkillLookup } from './subject/skill-reader.ts'

let source: Promise<string[]> | undefined

/** A hash of the import's code, of the skills it knows and of Node's character tables. When one changes, known postings are read again. */
export const readerOf = async (skills: SkillLookup) => hashOf(await (source ??= readSource()), skills, process.versions.unicode)

async function readSource() {
  const texts: string[] = []
  for await (const file of glob('**/*.ts', { cwd: import.meta.dirname }))
    if (!file.endsWith('.test.ts')) texts.push(`${file}\n${await readFile(`${import.meta.dirname}/${file}`, 'utf8')}`)
  return texts.sort()
}
