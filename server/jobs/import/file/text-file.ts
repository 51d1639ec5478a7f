import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { BrokenFile } from '../broken-file.ts'
import { WRONG_BYTE } from './without-wrong-bytes.ts'
import { encodingOfFile } from './encoding-of-file.ts'

const MOST_AT_ONCE = 100 * 1024 * 1024

/** A text file in any encoding: as a stream, or whole where its format has to be read at once. */
export type TextFile = {
  path: string
  size: number
  head: string
  /** Lines with bytes that mean nothing in the file's encoding; in the text stands WRONG_BYTE for each. */
  wrongLines: number[]
  /** What follows a first line that is longer than the head; empty where the head holds the line. */
  afterFirstLine(): Promise<string>
  chunks(): AsyncGenerator<string>
  whole(): Promise<string>
}

const HEAD = 4 * 1024 * 1024

export async function openTextFile(path: string, onRead: (bytes: number) => void = () => {}): Promise<TextFile> {
  const { size } = await stat(path)
  const { encoding, wrongLines } = await encodingOfFile(path)
  const marked = (text: string) => (wrongLines.length > 0 ? text.replaceAll('\ufffd', WRONG_BYTE) : text)

  async function* chunks() {
    const decoder = new TextDecoder(encoding)
    for await (const bytes of createReadStream(path, { highWaterMark: 1 << 18 })) {
      onRead((bytes as Buffer).length)
      yield marked(decoder.decode(bytes as Buffer, { stream: true }))
    }
    yield marked(decoder.decode())
  }

  const decoder = new TextDecoder(encoding)
  let head = ''
  for await (const bytes of createReadStream(path, { end: HEAD - 1 })) head += decoder.decode(bytes as Buffer, { stream: true })
  if (head.trim() === '') throw new BrokenFile('ファイルが空です。中身のあるファイルを指定してください。')

  async function afterFirstLine() {
    if (size <= HEAD || head.trimStart().includes('\n')) return ''
    const reader = new TextDecoder(encoding)
    let rest: string | undefined
    for await (const bytes of createReadStream(path, { start: HEAD, highWaterMark: 1 << 18 })) {
      const text = reader.decode(bytes as Buffer, { stream: true })
      const end = text.indexOf('\n')
      if (rest === undefined && end < 0) continue
      rest = (rest ?? '') + (rest === undefined ? text.slice(end + 1) : text)
      if (rest.trim() !== '') break
    }
    return rest ?? ''
  }

  async function whole() {
    if (size > MOST_AT_ONCE)
      throw new BrokenFile('100 MB を超える JSON や HTML は一度に読めません。1行に1件の JSON Lines か、ファイルを分けて取り込んでください。')
    onRead(size)
    return marked(new TextDecoder(encoding).decode(await readFile(path)))
  }
  return { path, size, head, wrongLines, afterFirstLine, chunks, whole }
}
