import { expect, test } from 'vitest'
import { wordsSearched } from './words-searched.ts'

const results = {
  wishes: [],
  expanded: [
    { typed: '人事', also: ['HR'] },
    { typed: 'human resources', also: ['HR', '採用'] },
  ],
  did_you_mean: [],
}

test('each synonym once, with the address that leaves it out beside those left out before, from the first page', () => {
  const { also, left } = wordsSearched('/job_offer/search', { free_word: '人事', page: 3, without_synonyms: ['総務'] }, results)
  expect(also.map(({ word, to }) => [word, new URL(to, 'http://x').searchParams.getAll('without_synonyms')])).toEqual([
    ['HR', ['総務', 'HR']],
    ['採用', ['総務', '採用']],
  ])
  expect(left).toEqual([{ word: '総務', to: '/job_offer/search?free_word=%E4%BA%BA%E4%BA%8B' }])
})

test('the word that was meant takes the place of the typed one, without what was left out for that', () => {
  const did_you_mean = [{ typed: 'エンジニヤ', word: 'エンジニア', free_word: 'エンジニア', total: 4 }]
  const { meant } = wordsSearched('/job_offer/search', { free_word: 'エンジニヤ', without_synonyms: ['開発者'] }, { wishes: [], expanded: [], did_you_mean })
  expect(meant.map(({ word, total, to }) => [word, total, decodeURIComponent(to)])).toEqual([['エンジニア', 4, '/job_offer/search?free_word=エンジニア']])
})

test('a sentence that was parted is looked for as it is once it stands in quotes', () => {
  const answer = { wishes: [{ typed: '宇宙に関わる仕事', words: ['宇宙'] }], expanded: [], did_you_mean: [] }
  const { wishes } = wordsSearched('/job_offer/search', { free_word: '宇宙に関わる仕事 東京' }, answer)
  expect(wishes).toMatchObject([
    { words: ['宇宙'], to: `/job_offer/search?free_word=${encodeURIComponent('"宇宙に関わる仕事"')}+${encodeURIComponent('東京')}` },
  ])
})
