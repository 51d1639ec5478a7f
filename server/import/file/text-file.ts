import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { BrokenFile } from '../broken-file.ts'
import { encodingOfFile } from './encoding-of-file.ts'

const MOST_AT_ONCE = 100 * 1024 * 1024

/** A file of text, whatever its encoding: as a stream, or whole where its format has to be read at once. */
export type TextFile = { path: string; size: number; head: string; chunks(): AsyncGenerator<string>; whole(): Promise<string> }

const HEAD = 4 * 1024 * 1024

export async function openTextFile(path: string, onRead: (bytes: number) => void = () => {}): Promise<TextFile> {
  const { size } = await stat(path)
  const encoding = await encodingOfFile(path)

  async function* chunks() {
    const decoder = new TextDecoder(encoding, { fatal: true })
    for await (const bytes of createReadStream(path, { highWaterMark: 1 << 18 })) {
      onRead((bytes as Buffer).length)
      yield decoder.decode(bytes as Buffer, { stream: true })
    }
    yield decoder.decode()
  }

  const decoder = new TextDecoder(encoding)
  let head = ''
  for await (const bytes of createReadStream(path, { end: HEAD - 1 })) head += decoder.decode(bytes as Buffer, { stream: true })
  if (head.trim() === '') throw new BrokenFile('ファイルが空です。中身のあるファイルを指定してください。')

  async function whole() {
    if (size > MOST_AT_ONCE)
      throw new BrokenFile('100 MB を超える JSON や HTML は一度に読めません。1行に1件の JSON Lines か、ファイルを分けて取り込んでください。')
    onRead(size)
    return new TextDecoder(encoding).decode(await readFile(path))
  }
  return { path, size, head, chunks, whole }
}
