import { expect, test } from 'vitest'
import { filledTemplate, templateOfText, unknownPlaceholder } from './placeholders.ts'

const values = { 候補者名: '佐伯 航平', 求人名: 'SREエンジニア', 企業名: '株式会社ミナモログ', 担当者名: '木下 遥' }

test('every placeholder is filled in wherever it stands, once', () => {
  expect(filledTemplate('{候補者名}さん、{企業名}の{担当者名}です。{候補者名}さんの「{求人名}」', values)).toBe(
    '佐伯 航平さん、株式会社ミナモログの木下 遥です。佐伯 航平さんの「SREエンジニア」',
  )
  expect(filledTemplate('{候補者名}さん', { ...values, 候補者名: '{企業名}' })).toBe('{企業名}さん')
})

test('what nothing would fill in is found, wide braces too', () => {
  expect(unknownPlaceholder('{候補者名}さん「{求人名}」')).toBeUndefined()
  expect(unknownPlaceholder('{候補者名}さん{段階}')).toBe('{段階}')
  expect(unknownPlaceholder('｛候補者名｝さん')).toBe('｛候補者名｝')
})

test('a message that becomes a template names nobody of its conversation', () => {
  expect(templateOfText('佐伯 航平さん\n株式会社ミナモログの木下 遥です。', values)).toBe('{候補者名}さん\n{企業名}の{担当者名}です。')
  expect(templateOfText('よろしくお願いします。', { 候補者名: '', 求人名: '', 企業名: '', 担当者名: '' })).toBe('よろしくお願いします。')
})

test.each([
  ['佐伯さん、ありがとうございます。', '{候補者名}さん、ありがとうございます。'],
  ['佐伯航平様', '{候補者名}様'],
  ['航平さん 小佐伯さん 佐伯町', '{候補者名}さん 小佐伯さん 佐伯町'],
  ['佐伯 様のご経験', '{候補者名} 様のご経験'],
])('the salutation %s becomes %s', (text, template) => expect(templateOfText(text, values)).toBe(template))
