import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { KeptHtml, PlacedHtmlContext, useReturnPath } from '#web/ui/kept-html/kept-html.tsx'
import { keptPieces } from './kept-pieces.ts'

let rendered: string[] = []
function Card({ title }: { title: string }) {
  rendered.push(title)
  return (
    <form action={`/act?next=1`}>
      <input name="next" defaultValue={useReturnPath()} />
      {title}
    </form>
  )
}

/** The page as the server sends it, and as the browser renders it. */
function pageOf(titles: string[], path = '/list') {
  const cards = titles.map((title) => (
    <KeptHtml key={title} by={['test', title]}>
      <Card title={title} />
    </KeptHtml>
  ))
  const inBrowser = <MemoryRouter initialEntries={[path]}>{cards}</MemoryRouter>
  const pieces = keptPieces()
  rendered = []
  const sent = pieces.complete(renderToString(<PlacedHtmlContext value={pieces.placed}>{inBrowser}</PlacedHtmlContext>), path)
  return { sent, rendered: [...rendered], shown: renderToString(inBrowser) }
}

test('an element is rendered once, and every page is as the browser would render it', () => {
  const first = pageOf(['一', '二'])
  expect([first.sent, first.rendered]).toEqual([first.shown, ['一', '二']])
  const second = pageOf(['二', '三', '一'])
  expect([second.sent, second.rendered]).toEqual([second.shown, ['三']])
})

test('a form in it returns to the page on which it stands', () => {
  pageOf(['四'], '/list?page=1')
  const { sent, shown, rendered } = pageOf(['四'], `/search?free_word="<b>'&page=2`)
  expect([sent, rendered]).toEqual([shown, []])
  expect(sent).toContain('value="/search?free_word=&quot;&lt;b&gt;&#x27;&amp;page=2"')
})

test('what users write is never taken for one', () => {
  const text = '</kept-html><kept-html id="kept-0">'
  expect(pageOf([text]).sent).toBe(pageOf([text]).shown)
})

test('what React fills in later is not kept', () => {
  const place = (html: string) => {
    const pieces = keptPieces()
    const { id, isKept } = pieces.placed.place(['test', 'late'])
    pieces.complete(`<kept-html id="${id}">${html}</kept-html>`, '/')
    return isKept
  }
  expect([place('<template id="P:1"></template>'), place('<p>五</p>'), place('')]).toEqual([false, false, true])
})
