import { expect, test } from 'vitest'
import { tagsOf } from './tags-of.ts'

test('tags are parted by commas of any kind, each once', () => {
  expect(tagsOf('要フォロー、請求, 請求，\n 新規 ')).toEqual(['要フォロー', '請求', '新規'])
  expect(tagsOf(' 、')).toEqual([])
})
