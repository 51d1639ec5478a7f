import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test('keeps paragraphs, line breaks and list marks', () => {
  expect(htmlToText('<h2>仕事内容</h2><p>開発します。<br>運用します。</p><ul><li>設計</li><li><p>実装</p></li></ul><ol><li>書類</li><li>面接</li></ol>')).toBe(
    '仕事内容\n\n開発します。\n運用します。\n・設計\n・実装\n1. 書類\n2. 面接',
  )
})

test('scripts, styles and handlers leave nothing behind', () => {
  expect(htmlToText('<p onclick="x()">安全</p><script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)><svg><script>x</script></svg>')).toBe(
    '安全',
  )
})

test('reads entities that were escaped twice', () => {
  expect(htmlToText('&amp;lt;p&amp;gt;営業 &amp;amp;amp; 企画&amp;lt;/p&amp;gt;')).toBe('営業 & 企画')
  expect(htmlToText('&lt;p&gt;営業&lt;/p&gt;')).toBe('営業')
})

test('plain text stays as it is, with its own signs', () => {
  expect(htmlToText('応募条件: 経験 < 3年\n・AT&T\n<必須>')).toBe('応募条件: 経験 < 3年\n・AT&T\n<必須>')
})

test('a thousand open tags end in text', () => {
  expect(htmlToText(`${'<div><ul><li>'.repeat(1_000)}終`)).toContain('終')
})
