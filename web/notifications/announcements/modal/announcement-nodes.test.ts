import { expect, test } from 'vitest'
import { announcementNodes } from './announcement-body.tsx'

test('the seven tags become nodes, a newline a line break', () => {
  expect(announcementNodes('<p>一<strong>二</strong></p>三\n四<br />五')).toEqual([
    { tag: 'p', children: ['一', { tag: 'strong', children: ['二'] }] },
    '三',
    { tag: 'br' },
    '四',
    { tag: 'br' },
    '五',
  ])
})

test('a link keeps where it leads', () => {
  expect(announcementNodes('<a href="/x?a=1&amp;b=2">見る</a>')).toEqual([{ tag: 'a', href: '/x?a=1&b=2', children: ['見る'] }])
})

test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<a onclick="x">', '<P>', 'a < b', '<a href="x" onclick="y">'])(
  '%s is text',
  (text) => {
    expect(announcementNodes(text)).toEqual([text])
  },
)

test('an entity is decoded once', () => {
  expect(announcementNodes('R&amp;D &amp;lt;b&gt; R&D')).toEqual(['R&D &lt;b> R&D'])
})

test('an unmatched tag removes nothing else', () => {
  expect(announcementNodes('一</p><strong>二<em>三</strong>四')).toEqual(['一', { tag: 'strong', children: ['二', { tag: 'em', children: ['三'] }] }, '四'])
})
