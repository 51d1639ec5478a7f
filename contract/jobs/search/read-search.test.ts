import { expect, test } from 'vitest'
import { JobSearch } from './job-search.ts'
import { droppedParameters, readSearch } from './read-search.ts'

const read = (query: string) => readSearch(JobSearch, new URLSearchParams(query))

test('keeps what parses and drops the rest', () => {
  expect(read('free_word=&page=zero&min_salary=300&job_fields=16&job_fields=x&job_fields=18&other=1')).toEqual({ min_salary: 300, job_fields: [16, 18] })
})

test('reads a list of one', () => {
  expect(read('job_fields=16')).toEqual({ job_fields: [16] })
})

test('names the parameters it could not read', () => {
  expect(droppedParameters(JobSearch, new URLSearchParams('page=zero&job_fields=16&job_fields=x&sort=&min_salary=300&other=1'))).toEqual(['job_fields', 'page'])
})
