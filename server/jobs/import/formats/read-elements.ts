import { Parser } from 'htmlparser2'
import { BrokenFile } from '../broken-file.ts'
import type { TextFile } from '../file/text-file.ts'

/** An element of a feed: the text of each child by its name, and each child's attributes. A child that comes again adds a line. */
export type FeedElement = { texts: Record<string, string>; attributes: Record<string, Record<string, string>> }
export type Feed = { around: Record<string, string>; element?: FeedElement; number: number }

const DEEPEST = 64
const LONGEST = 2_000_000
const LONGEST_MARKUP = 8_000_000

/** Streams the elements of this name out of an XML file. Entities a file declares itself are refused, and nothing outside it is fetched. */
export async function* readElements(file: TextFile, names: string[]): AsyncGenerator<Feed> {
  const around: Record<string, string> = {}
  const done: FeedElement[] = []
  let path: string[] = []
  let element: FeedElement | undefined
  let start = 0
  let length = 0
  let broken: string | undefined
  let justOpened = false
  // Characters since the last complete tag or text of the file: a tag or comment without end must not fill the memory.
  let pending = 0
  let isAtEnd = false

  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (/^!doctype/i.test(name) && /\[|<!ENTITY/i.test(data))
          broken = '実体（ENTITY）を宣言した XML は、安全のため取り込めません。宣言を除いて保存し直してください。'
      },
      onopentag(name, attributes) {
        pending = 0
        length += name.length
        path.push(name)
        justOpened = true
        if (path.length > DEEPEST) broken = 'XML の入れ子が深すぎます。'
        if (!element && names.includes(name)) {
          element = { texts: {}, attributes: {} }
          start = path.length
          length = 0
        } else if (element && path.length === start + 1) element.attributes[name] = { ...element.attributes[name], ...attributes }
      },
      ontext(text) {
        pending = 0
        justOpened = false
        if (element) {
          const child = path[start]
          length += text.length
          if (length > LONGEST) broken = '1件が長すぎます（200万文字まで）。'
          else if (child) element.texts[child] = `${element.texts[child] ?? ''}${text}`
        } else if (path.length <= 3 && text.trim()) {
          const name = path.at(-1) ?? ''
          around[name] = `${around[name] ?? ''}${text.trim()}`.slice(0, 1_000)
        }
      },
      onclosetag(name, isImplied) {
        // <name/> closes itself; everything else that closes without its own end is a broken file.
        if (isImplied && (isAtEnd || !justOpened)) broken ??= `XML が途中で終わっているか、<${name}> が閉じていません。もう一度書き出してください。`
        justOpened = false
        path = path.slice(0, -1)
        if (element && path.length === start) {
          const child = element.texts[name]
          if (child !== undefined) element.texts[name] = `${child.trimEnd()}\n`
        }
        if (element && path.length === start - 1) {
          done.push(element)
          element = undefined
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  )

  let number = 0
  const flush = function* () {
    if (broken) throw new BrokenFile(broken)
    for (const one of done.splice(0)) yield { around, element: one, number: ++number }
  }
  for await (const chunk of file.chunks()) {
    pending += chunk.length
    parser.write(chunk)
    if (pending > LONGEST_MARKUP) broken ??= 'XML のタグかコメントが閉じていません。もう一度書き出してください。'
    yield* flush()
  }
  isAtEnd = true
  parser.end()
  yield* flush()
  yield { around, number }
}
