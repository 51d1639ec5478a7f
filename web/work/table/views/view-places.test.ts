import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companyLists, operatorLists } from '#contract/accounts/views/view-lists.ts'

const sources = globSync('web/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))

test.each([...companyLists, ...operatorLists])('the list %s has a page on which its views are saved', (list) => {
  expect(sources.some((text) => (text.includes('workSource({') && text.includes(`name: '${list}'`)) || text.includes(`<ViewsMenu list="${list}"`))).toBe(true)
})
