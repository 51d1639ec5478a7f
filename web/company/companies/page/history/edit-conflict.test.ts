import { expect, test } from 'vitest'
import type { OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import { contentOfForm } from '../editor/content-of-form.ts'
import { valuesOfContent } from '../editor/values-of-content.ts'
import { mergeEdits } from './edit-conflict.ts'

const begun = contentOfForm({ name: '深谷計器', introduction: 'はじめの紹介', vision: '遠く', employees: [{ id: '1', name: '匠' }] })
const theirs = { ...begun, introduction: '先の紹介', vision: '近く', feature4: true }
const changes = {
  introduction: { from: 'はじめの紹介', to: '先の紹介' },
  vision: { from: '遠く', to: '近く' },
  feature4: { from: false, to: true },
}
const page = { content: theirs, version: 4, history: [{ version: 4, changed_by: '三枝', changed_at: '', changes }] } as unknown as OwnCompanyPage

test('the form takes over what only the others changed, keeps what was typed here, and names fields that both changed', () => {
  const typed = { ...valuesOfContent(begun), version: '3', introduction: '後の紹介\r\n', employees: [{ id: '1', name: '匠', position: '代表' }] }
  const met = mergeEdits(typed, page)
  expect(contentOfForm(met)).toMatchObject({ introduction: '後の紹介\r\n', vision: '近く', feature4: true, employees: [{ name: '匠', position: '代表' }] })
  expect(met).toMatchObject({ version: '4', meanwhile: { met: ['introduction'], changes: [{ version: 4 }] } })
})

test('changes to other fields leave nothing to decide', () => {
  const typed = { ...valuesOfContent(begun), version: '3', name: '新しい名', introduction: 'はじめの紹介\r\n' }
  const met = mergeEdits(typed, page)
  expect(contentOfForm(met)).toMatchObject({ ...theirs, name: '新しい名' })
  expect(met.meanwhile.met).toEqual([])
})

test('employees whom the form did not touch are those that the others saved, in whatever order the database returns their keys', () => {
  const [person] = begun.employees
  const reversed = Object.fromEntries(Object.entries(person!).toReversed())
  const [from, to] = [[reversed], [{ ...person!, position: '代表' }]]
  const overtaken = { ...page, content: { ...begun, employees: to }, history: [{ ...page.history[0]!, changes: { employees: { from, to } } }] }
  const met = mergeEdits({ ...valuesOfContent(begun), version: '3' }, overtaken as OwnCompanyPage)
  expect(contentOfForm(met).employees).toEqual(to)
  expect(met.meanwhile.met).toEqual([])
})

test('changes from before the form started do not count', () => {
  const typed = { ...valuesOfContent(theirs), version: '4', introduction: '後の紹介' }
  expect(mergeEdits(typed, page).meanwhile).toEqual({ changes: [], met: [] })
})
