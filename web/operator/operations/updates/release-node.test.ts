import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { notesOf } from './release-node.ts'
import { NoteText } from './note-text.tsx'

const shown = (markdown: string) => renderToStaticMarkup(createElement(NoteText, { nodes: notesOf(markdown) }))

test('headings, lists, words and code of notes are shown as such', () => {
  expect(shown('### Added\n\n- **more** of `code`\n')).toBe('<h3>Added</h3><ul><li><p><strong>more</strong> of <code>code</code></p></li></ul>')
})

test('HTML stays text, a picture is none, and a link that is no web address is its words', () => {
  const html = shown(
    '<script>alert(1)</script> <img src=x onerror=a>\n\n![x](https://a.example/x.png) [here](javascript:alert(1)) [there](data:x)\n\n[a]: https://a.example',
  )
  expect(html).not.toMatch(/<(?:script|img)|href="(?:javascript|data)/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test.each([
  ['quotes', '>'.repeat(20_000)],
  ['lists', '- '.repeat(10_000)],
  ['brackets', '['.repeat(20_000)],
  ['stars', '*a **b '.repeat(2_800)],
])('%s without end are shown nevertheless', (_what, markdown) => {
  expect(shown(markdown)).toEqual(expect.any(String))
})
