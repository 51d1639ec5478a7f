import { expect, test } from 'vitest'
import { textBlocks } from './posting-text.tsx'

const paragraph = (...lines: string[]) => ({ kind: 'paragraph', lines })
const list = (...items: string[]) => ({ kind: 'list', isOrdered: false, items })

test('an empty line separates paragraphs, a single break stays a break', () => {
  expect(textBlocks('一行目。\n二行目。\r\n\r\n次の段落。\n')).toEqual([paragraph('一行目。', '二行目。'), paragraph('次の段落。')])
})

test('■ and 【】 begin a section, with or without text on their line', () => {
  expect(textBlocks('■仕事の内容\n開発です。\n【必須】Goの経験\n【歓迎】')).toEqual([
    { kind: 'heading', text: '仕事の内容' },
    paragraph('開発です。'),
    { kind: 'heading', text: '必須' },
    paragraph('Goの経験'),
    { kind: 'heading', text: '歓迎' },
  ])
})

test('marked lines are a list, even across empty lines', () => {
  expect(textBlocks('・設計\n・ 実装\n\n・運用\n以上です。')).toEqual([list('設計', '実装', '運用'), paragraph('以上です。')])
})

test('numbers make a list only while they count up', () => {
  expect(textBlocks('1. 書類\n2. 面接\n7. 例外')).toEqual([{ kind: 'list', isOrdered: true, items: ['書類', '面接'] }, paragraph('7. 例外')])
  expect(textBlocks('1、2年の経験\n3.5年')).toEqual([paragraph('1、2年の経験', '3.5年')])
})

test('lines of one mark under a line of another are its list', () => {
  expect(textBlocks('▼ お願いしたいこと\n◆ 設計\n◆ 実装\n\n●半年後の姿\nまだ決めていません。')).toEqual([
    { kind: 'heading', text: 'お願いしたいこと' },
    list('設計', '実装'),
    { kind: 'heading', text: '半年後の姿' },
    paragraph('まだ決めていません。'),
  ])
})

test('three ■ lines in a row are a list', () => {
  expect(textBlocks('■設計\n■実装\n■運用')).toEqual([list('設計', '実装', '運用')])
})

test('a line too long for a heading stays a sentence', () => {
  expect(textBlocks(`■${'長'.repeat(61)}`)).toEqual([paragraph(`■${'長'.repeat(61)}`)])
})

test('100,000 lines take a bounded time', () => {
  expect(textBlocks('・あ\n'.repeat(100_000))).toHaveLength(1)
  expect(textBlocks('■あ\nい\n'.repeat(20_000))).toHaveLength(40_000)
})
