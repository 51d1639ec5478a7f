import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../docs/decisions/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const names = readdirSync(folder)
  .filter((name) => !['README.md', 'template.md'].includes(name))
  .toSorted()

test('decisions are numbered from 0001 on, without a gap', () => {
  expect(names.map((name) => name.slice(0, 5))).toEqual(names.map((_, index) => `${String(index + 1).padStart(4, '0')}-`))
})

test('each decision follows the template', () => {
  const partsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part)
  const template = partsOf(read('template.md'))
  expect(names.filter((name) => partsOf(read(name)).join() !== template.join() || /^## .+\n+(?=## |$(?![^]))/m.test(read(name)))).toEqual([])
})

test('the index lists each decision with its title and status', () => {
  const lines = names.map((name) => {
    const [, number, title, status] = /^# (\d{4}) (.+)\n\nStatus: (.+)\n/.exec(read(name)) ?? []
    return `| [${number}](${name}) | ${title} | ${status} |`
  })
  expect(
    read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| [')),
  ).toEqual(lines)
})
