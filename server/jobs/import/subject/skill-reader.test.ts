import { expect, test } from 'vitest'
import { skillReader } from './skill-reader.ts'

const names = [
  'Go',
  'TypeScript',
  'JavaScript',
  'Java',
  'C',
  'C++',
  'R',
  'React',
  'React Native',
  'Node.js',
  'Ruby on Rails',
  'HTML/CSS',
  'Google Cloud',
  '採用',
  '法人営業',
]
const read = skillReader(names.map((name, id) => ({ id, name })))
const skillsIn = (text: string, listed?: string[]) => read(text, listed).map((id) => names[id])

test.each([
  ['TypeScript / React を用いた開発', ['TypeScript', 'React']],
  ['JavaScriptの経験', ['JavaScript']],
  ['Google 検索と Go-To-Market', []],
  ['Go, TypeScript, C++ など', ['Go', 'TypeScript', 'C++']],
  ['Golangでの開発', ['Go']],
  ['・Goでの開発経験', ['Go']],
  ['Rを用いた分析', ['R']],
  ['GCP、Railsの運用', ['Ruby on Rails', 'Google Cloud']],
  ['Ｎｏｄｅ．ｊｓ', ['Node.js']],
  ['採用情報はこちら', []],
  ['中途採用と法人営業の経験', ['採用', '法人営業']],
  ['Vitamin C と R&D', []],
])('%s', (text, skills) => {
  expect(skillsIn(text)).toEqual(skills)
})

test('a name in the list of skills is enough', () => {
  expect(skillsIn('', ['Go', 'R', 'Rails', '採用'])).toEqual(['Go', 'R', 'Ruby on Rails', '採用'])
})
