import { expect, test } from 'vitest'
import { areNamesOurs, readForm } from './read-form.ts'

const formOf = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } })

test('reads what our forms send', async () => {
  const { values, intent } = await readForm(formOf('work_experiences[1].join_year=2019&draft.birthday=x&tags=a&tags=b&intent=save&told_1=on&list[]=z'))
  expect(values).toEqual({ work_experiences: [undefined, { join_year: '2019' }], draft: { birthday: 'x' }, tags: ['a', 'b'], told_1: 'on', list: ['z'] })
  expect(intent).toBe('save')
})

const strange = ['a[99999999]=1', 'a[4000]=1', 'b[c]=d', 'a[=1', 'a..b=1', '__proto__=1', 'a.constructor=1', `${'x'.repeat(300)}=1`, '=1']
test.each(strange)('refuses names that no form of ours writes: %s', async (body) => {
  await expect(readForm(formOf(body))).rejects.toMatchObject({ init: { status: 400 } })
})

test('refuses a body that is no form', async () => {
  await expect(readForm(formOf('x', 'multipart/form-data'))).rejects.toMatchObject({ init: { status: 400 } })
  await expect(readForm(formOf('{}', 'application/json'))).rejects.toMatchObject({ init: { status: 400 } })
})

test('many lists that are nearly empty are as much as one that is long', () => {
  expect(areNamesOurs(Array.from({ length: 100 }, (_, i) => `list${i}[19]`))).toBe(true)
  expect(areNamesOurs(Array.from({ length: 100 }, (_, i) => `list${i}[999]`))).toBe(false)
})
