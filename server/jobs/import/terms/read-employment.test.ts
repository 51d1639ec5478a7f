import { expect, test } from 'vitest'
import { readEmployment } from './read-employment.ts'

test.each([
  ['正社員（期間の定めなし）', [1]],
  ['契約社員（正社員登用あり）', [2]],
  ['正社員（期間の定めなし）＊まずは数ヶ月業務委託からのスタートも可能', [1, 3]],
  ['契約社員、パートまたはアルバイト', [2, 4]],
  ['業務委託契約（原則1年〜）', [3]],
  ['ﾊﾟｰﾄ･ｱﾙﾊﾞｲﾄ', [4]],
  ['ビジネスパートナー', []],
  ['インターン', [5]],
  ['正社員（試用期間3ヶ月は契約社員）', [1]],
  ['契約社員（6か月後に正社員へ転換）', [2]],
  ['正社員ではありません。契約社員です。', [2]],
])('%s', (text, types) => {
  expect(readEmployment(text).employment_types).toEqual(types)
})

test('派遣 is a separate mark', () => {
  expect(readEmployment('派遣社員')).toEqual({ employment_types: [2], is_dispatch: true })
  expect(readEmployment('正社員（無期雇用派遣）')).toEqual({ employment_types: [1], is_dispatch: true })
})

test('codes count where the text is silent', () => {
  expect(readEmployment('', ['FULL_TIME', 'CONTRACTOR']).employment_types).toEqual([1, 3])
  expect(readEmployment('', ['FullTime']).employment_types).toEqual([1])
  expect(readEmployment('契約社員', ['CONTRACTOR']).employment_types).toEqual([2])
})
