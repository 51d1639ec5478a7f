import { expect, test } from 'vitest'
import { rememberedList } from './use-job-list-path.ts'

function after(...addresses: string[]) {
  return addresses.reduce<string | null>((remembered, address) => {
    const { pathname, search } = new URL(address, 'https://mebae.example')
    return rememberedList(remembered, { pathname, search })
  }, null)
}

test('the way back from a job leads to the same page of the list', () => {
  expect(after('/job_offer?page=3', '/job_offer/detail?id=7')).toBe('/job_offer?page=3')
})

test('a search is a list, too, and keeps its conditions', () => {
  expect(after('/job_offer/search?free_word=a&page=2', '/job_offer/detail?id=7', '/job_offer/detail?id=8')).toBe('/job_offer/search?free_word=a&page=2')
})

test.each(['/', '/company/detail?id=1', '/job_offers', '/message'])('after %s the list starts again from its first page', (elsewhere) => {
  expect(after('/job_offer?page=3', elsewhere, '/job_offer/detail?id=7')).toBe(null)
})

test('the last seen list counts', () => {
  expect(after('/job_offer/?page=3', '/job_offer/search?page=5', '/job_offer/detail?id=7')).toBe('/job_offer/search?page=5')
})
