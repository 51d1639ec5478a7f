import { expect, test } from 'vitest'
import { skillNamed, skillsFound } from './skills-found.ts'

const options = ['JavaScript', 'Java', 'TypeScript', 'Node.js', '法人営業'].map((name, id) => ({ id, name }))

test.each([
  ['java', ['Java', 'JavaScript']],
  ['ＳＣＲＩＰＴ', ['JavaScript', 'TypeScript']],
  ['node js', ['Node.js']],
  ['営業', ['法人営業']],
  ['cobol', []],
  [' ', []],
])('%j finds %j', (typed, names) => expect(skillsFound(options, typed).map(({ name }) => name)).toEqual(names))

test('a skill is named only by its whole name', () => {
  expect(skillNamed(options, 'ｊａｖａ')?.id).toBe(1)
  expect(skillNamed(options, 'jav')).toBeUndefined()
})
