import { expect, test } from 'vitest'
import { CompanyContent } from '#contract/companies/pages/company-content.ts'
import { contentOfForm, youtubeId } from './content-of-form.ts'
import { draftFields } from './drafted-values.ts'
import { fieldValues } from './field-values.ts'
import { moveIntent, movedRow } from './rows-of.ts'
import { unpublishedFields } from './unpublished-fields.ts'
import { valuesOfContent } from './values-of-content.ts'

const person = { ...contentOfForm({ employees: [{ name: '深谷 匠' }] }).employees[0]!, id: 7, is_admin: true, photo: '/pictures/a.webp' }
const content: CompanyContent = {
  ...contentOfForm({ name: '深谷計器' }),
  images: ['/pictures/b.webp'],
  image_texts: ['事務所'],
  photos: [{ slot: 'team', picture: '/pictures/c.webp', text: '作業台を囲む4人' }],
  company_youtube_url: 'abcdefghijk',
  founding_year: 2018,
  capital: 500,
  category_ids: [5],
  feature2: true,
  feature6: true,
  is_hiring_open_position: true,
  employees: [person],
  company_finances: [{ id: 3, investor: '蔵前', amount: null, finance_date_year: 2025, finance_date_month: 4, logo: '/pictures/one.webp' }],
  amateras_views: [{ id: 4, comment: 'よい会社です。', name: '三浦 翠', organization_name: '', position: '', profile: '', image: null }],
}

test('a page that goes through the form unchanged keeps every field', () => {
  expect(contentOfForm(valuesOfContent(content))).toEqual(content)
  expect(Object.keys(contentOfForm({})).toSorted()).toEqual(Object.keys(CompanyContent.shape).toSorted())
})

test('the form accepts other ways in which recruiters write values', () => {
  const { capital, founding_year, employee_count, contact_phone, employees } = contentOfForm({
    capital: '５,０００万円',
    founding_year: '2018年',
    employee_count: '34名',
    contact_phone: '０３-１２３４-５６７８',
    employees: [
      { name: '匠', twitter_user_name: 'https://x.com/fukaya' },
      { name: '遥', twitter_user_name: '@haruka' },
    ],
  })
  expect({ capital, founding_year, employee_count, contact_phone }).toEqual({
    capital: 5_000,
    founding_year: 2018,
    employee_count: 34,
    contact_phone: '03-1234-5678',
  })
  expect(employees.map(({ twitter_user_name }) => twitter_user_name)).toEqual(['fukaya', 'haruka'])
  expect(contentOfForm({ capital: '十分' }).capital).toBeNaN()
})

test('empty and removed rows do not count, and the others keep their order', () => {
  const employees = [{ name: '一' }, { name: '' }, { name: '二', removed: 'on' }, { name: '三' }]
  expect(contentOfForm({ employees }).employees.map(({ name }) => name)).toEqual(['一', '三'])
})

test('a removed picture is none', () => {
  expect(contentOfForm({ logo: '/pictures/a.webp', logo_removed: 'on' }).logo).toBeNull()
})

test('a refusal of a row appears at the row that holds it', () => {
  const values = { employees: [{ name: '' }, { name: '二' }], phase: '1' }
  const refusal = { code: 'INPUT_INVALID', sentence: '', issues: { 'employees.0.interview_url': '長い', feature1: '一つ', 'images.0': '無い' } }
  const { refusal: of } = fieldValues(values, { saved: false, refusal, values })
  expect([of('employees[0].interview_url'), of('employees[1].interview_url'), of('phase'), of('kinds')]).toEqual([undefined, '長い', '一つ', undefined])
})

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=3', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijk?si=x', 'abcdefghijk'],
  ['https://www.youtube.com/shorts/abcdefghijk', 'abcdefghijk'],
  ['abcdefghijk', 'abcdefghijk'],
  ['https://www.youtube.com.evil.example/watch?v=abcdefghijk', 'https://www.youtube.com.evil.example/watch?v=abcdefghijk'],
  ['', null],
])('%s is the film %s', (address, id) => expect(youtubeId(address)).toBe(id))

test('photos keep their order and their kind, and what is wrong with one stands at its field', () => {
  const photos = [
    { slot: 'team', text: ' ' },
    { slot: 'team', picture: '/pictures/a.webp', text: '4人' },
    { slot: 'event', picture: '/pictures/b.webp', text: '' },
  ]
  expect(contentOfForm({ photos }).photos.map(({ slot }) => slot)).toEqual(['team', 'event'])
  const refusal = { code: 'INPUT_INVALID', sentence: '', issues: { 'photos.1.text': '写真の説明を入力してください。' } } as const
  const { refusal: of } = fieldValues({ photos }, { saved: false, refusal, values: { photos } })
  expect([of('photos[1].text'), of('photos[2].text')]).toEqual([undefined, '写真の説明を入力してください。'])
})

test('a photo that is removed goes with its description; a description alone is sent', () => {
  const photos = [
    { slot: 'office', picture: '/pictures/a.webp', text: '窓', removed: 'on' },
    { slot: 'team', picture: '', text: '4人' },
    { slot: 'work', picture: '', text: ' ' },
  ]
  expect(contentOfForm({ photos }).photos).toEqual([{ slot: 'team', picture: '', text: '4人' }])
})

test('a button moves a row by one place, and no other button does', () => {
  const photos = [{ text: '一' }, { text: '二' }, { text: '三' }]
  const textsAfter = (intent: string) => (movedRow({ photos }, intent)?.photos as typeof photos | undefined)?.map(({ text }) => text).join('')
  expect([textsAfter(moveIntent('photos', 2, -1)), textsAfter(moveIntent('photos', 0, 1))]).toEqual(['一三二', '二一三'])
  expect([textsAfter(moveIntent('photos', 0, -1)), textsAfter('save'), textsAfter('move:logo:0:1')]).toEqual(['一二三', undefined, undefined])
})

test('a draft keeps what is typed, finished or not, and goes through the form unchanged', () => {
  const employees: object[] = []
  employees[1] = { name: '匠' }
  const kept = draftFields({ version: '3', draft_revision: '1', meanwhile: {}, capital: '十分', kinds: ['4', '5'], employees, vision: undefined })
  expect(kept).toEqual({ capital: '十分', kinds: ['4', '5'], employees: [{}, { name: '匠' }] })
})

test('only the fields that somebody changed differ from what is public', () => {
  const form = valuesOfContent({ ...content, introduction: '一行\n二行' })
  const typed = { ...form, introduction: '一行\r\n二行 ', vision: '道具', capital: '十分' }
  expect(unpublishedFields(contentOfForm(typed), { ...content, introduction: '一行\n二行' })).toEqual(['vision', 'capital'])
})
