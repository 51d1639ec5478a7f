import { describe, expect, test } from 'vitest'
import { HIDDEN, hiddenWords, hideWords, type Secrets } from './hidden-words.ts'
import { sentences } from './samples/sentences.ts'
import { joinedNameSpellings, personWithoutBlank } from './samples/name-without-blank.ts'
import { shortEmployers } from './samples/short-employers.ts'
import { person, spellings } from './samples/spellings.ts'

const nobody: Secrets = { name: '', name_reading: '', username: '', email: '', phone_number: '', employers: [], schools: [], domains: [] }
const tables: [of: string, written: readonly string[], secrets: Secrets][] = [
  ...Object.entries(spellings).map(([of, written]): [string, readonly string[], Secrets] => [of, written, person]),
  ['name without a blank', joinedNameSpellings, personWithoutBlank],
]

describe.each(tables)('each spelling of the %s is hidden as a whole', (_, written, secrets) => {
  const find = hiddenWords(secrets)
  test.each(written)('%j', (spelling) => {
    const bare = spelling.replaceAll(/[「」『』\s]|さん$|様$|です$|-san$|社$|人事部$|東京支社$|グループ$|ホールディングス$|HD$|^旧姓?|^元・|^担当/g, '')
    const read = hideWords(`まえ。${spelling}。あと`, find).replaceAll(HIDDEN, '')
    for (const piece of bare.split(/[\s・･,/()（）_.-]{1,9}/).filter(({ length }) => length > 1)) expect(read).not.toContain(piece)
    expect(read).toMatch(/^まえ。.{0,12}。あと$/s)
    expect(hideWords(`まえ。${spelling}。あと`, find)).toContain(HIDDEN)
  })
})

test('two hundred spellings are tried', () => expect(Object.values(spellings).flat().length).toBeGreaterThanOrEqual(200))

test.each(sentences)('beside %j it reads as it was written: %s', (secrets, sentence) => {
  expect(hideWords(sentence, hiddenWords({ ...nobody, ...secrets }))).toBe(sentence)
})

test.each(shortEmployers)('who worked at %s is hidden as %s', (employer, written) => {
  const find = hiddenWords({ ...nobody, employers: [employer] })
  for (const text of [`${written}。`, `まえ。${written}。あと`, `${written} で開発`]) expect(hideWords(text, find)).toBe(text.replace(written, HIDDEN))
})

test.each([
  ['斎藤 実', '齎藤'],
  ['斎藤実', '斎籐'],
  ['佐々木 学', '佐〃木'],
  ['佐々木 学', '佐佐木'],
  ['渡邉 明', '渡部'],
  ['渡邉明', '渡邊'],
])('%s is hidden as %s', (name, written) => expect(hideWords(`まえ。${written}。あと`, hiddenWords({ ...nobody, name }))).toBe(`まえ。${HIDDEN}。あと`))
