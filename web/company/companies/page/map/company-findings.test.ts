import { expect, test } from 'vitest'
import { companyFindings, companySectionStates } from './company-findings.ts'

const whole = { name: '深谷計器', introduction: '測ります。', address: '東京都台東区蔵前1-1-1', contact_email: 'a@fukaya.example' }
const found = (values: object) => companyFindings({ ...whole, ...values }).map(({ field, level }) => `${level} ${field}`)

test('a page with its name, its introduction and a way to reach it has nothing to mend', () => expect(found({})).toEqual([]))

test('what jobs need is missing, and stops nothing; a photo without words is to be mended', () => {
  const photos = [
    { picture: '/pictures/a.webp', text: '窓' },
    { picture: '/pictures/b.webp', text: ' ' },
    { picture: '', text: '窓' },
  ]
  expect(found({ address: '', contact_email: '', photos })).toEqual([
    'error photos[1].text',
    'error photos[2].picture',
    'missing address',
    'missing contact_phone',
  ])
})

test('removed and empty rows are no finding, and a row is found where it stands in the form', () => {
  expect(found({ employees: [{ name: '', position: '代表', removed: 'on' }, { name: '' }, { name: '', position: '開発' }] })).toEqual([
    'error employees[2].name',
  ])
})

test('the first finding is the first in the editor', () => {
  expect(found({ url: 'fukaya', name: '', capital: '十分', images: [{ picture: '/pictures/a.webp', text: '' }] })).toEqual([
    'error name',
    'warning images[0].text',
    'error capital',
    'error url',
  ])
})

test('the map counts the findings of each section, and says which nobody has begun', () => {
  const values = { ...whole, name: '', photos: [{ picture: '/pictures/a.webp', text: '' }] }
  const states = companySectionStates(values, companyFindings(values))
  expect(states.find(({ id }) => id === 'own-photos')).toMatchObject({ wrong: 1, isUnused: false })
  expect(states.find(({ id }) => id === 'own-name')).toMatchObject({ wrong: 1, isUnused: true })
  expect(states.find(({ id }) => id === 'own-funding')).toMatchObject({ wrong: 0, isUnused: true })
})
