import { expect, test } from 'vitest'
import type { OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import { contentOfForm } from '../editor/content-of-form.ts'
import { valuesOfContent } from '../editor/values-of-content.ts'
import { meetMeanwhile } from './meanwhile.ts'

const begun = contentOfForm({ name: '深谷計器', introduction: 'はじめの紹介', vision: '遠く', employees: [{ id: '1', name: '匠' }] })
const theirs = { ...begun, introduction: '先の紹介', vision: '近く', feature4: true }
const changes = {
  introduction: { from: 'はじめの紹介', to: '先の紹介' },
  vision: { from: '遠く', to: '近く' },
  feature4: { from: false, to: true },
}
const page = { content: theirs, version: 4, history: [{ version: 4, changed_by: '三枝', changed_at: '', changes }] } as unknown as OwnCompanyPage

test('what only the others changed is taken over; what was typed here stays, and is named where both did', () => {
  const typed = { ...valuesOfContent(begun), version: '3', introduction: '後の紹介\r\n', employees: [{ id: '1', name: '匠', position: '代表' }] }
  const met = meetMeanwhile(typed, page)
  expect(contentOfForm(met)).toMatchObject({ introduction: '後の紹介\r\n', vision: '近く', feature4: true, employees: [{ name: '匠', position: '代表' }] })
  expect(met).toMatchObject({ version: '4', meanwhile: { met: ['introduction'], changes: [{ version: 4 }] } })
})

test('where the others changed something else, nothing is to be decided', () => {
  const typed = { ...valuesOfContent(begun), version: '3', name: '新しい名', introduction: 'はじめの紹介\r\n' }
  const met = meetMeanwhile(typed, page)
  expect(contentOfForm(met)).toMatchObject({ ...theirs, name: '新しい名' })
  expect(met.meanwhile.met).toEqual([])
})

test('people who were not touched here are those whom the others saved, whatever the order in which the database names what it knows of them', () => {
  const [person] = begun.employees
  const reversed = Object.fromEntries(Object.entries(person!).toReversed())
  const [from, to] = [[reversed], [{ ...person!, position: '代表' }]]
  const overtaken = { ...page, content: { ...begun, employees: to }, history: [{ ...page.history[0]!, changes: { employees: { from, to } } }] }
  const met = meetMeanwhile({ ...valuesOfContent(begun), version: '3' }, overtaken as OwnCompanyPage)
  expect(contentOfForm(met).employees).toEqual(to)
  expect(met.meanwhile.met).toEqual([])
})

test('what was saved before the form was begun is no news', () => {
  const typed = { ...valuesOfContent(theirs), version: '4', introduction: '後の紹介' }
  expect(meetMeanwhile(typed, page).meanwhile).toEqual({ changes: [], met: [] })
})
