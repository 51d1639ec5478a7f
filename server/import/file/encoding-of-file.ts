import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { BrokenFile } from '../broken-file.ts'

const MAGIC: [bytes: string, advice: string][] = [
  ['504b0304', '圧縮ファイルか Excel のファイルです。展開するか、「CSV UTF-8」で保存し直してください。'],
  ['d0cf11e0', 'Excel や Word のファイルです。「CSV UTF-8」で保存し直してください。'],
  ['1f8b', 'gzip で圧縮されています。展開してから取り込んでください。'],
  ['25504446', 'PDF は取り込めません。求人の一覧を CSV か JSON で用意してください。'],
  ['89504e47', '画像は取り込めません。'],
  ['ffd8ff', '画像は取り込めません。'],
  ['47494638', '画像は取り込めません。'],
]

/** utf-8, what the file declares, Shift_JIS or EUC-JP: the first in which every byte has a meaning. A file without text is refused. */
export async function encodingOfFile(path: string): Promise<string> {
  const head = await headOf(path)
  if (head.length === 0) throw new BrokenFile('ファイルが空です。中身のあるファイルを指定してください。')
  const advice = MAGIC.find(([bytes]) => head.toString('hex').startsWith(bytes))?.[1]
  if (advice) throw new BrokenFile(advice)

  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.includes(0)) throw new BrokenFile('文字のファイルではないようです。CSV、JSON、XML、HTML のどれかを指定してください。')

  const declared = /(?:encoding|charset)\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i.exec(head.toString('latin1'))?.[1]
  for (const encoding of ['utf-8', ...(declared && isKnown(declared) ? [declared] : []), 'shift_jis', 'euc-jp']) {
    if (await isReadable(path, encoding)) return encoding
  }
  throw new BrokenFile('文字コードが分かりません。途中で切れていないかを確かめ、UTF-8 か Shift_JIS で保存し直してください。')
}

async function headOf(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8_192), 0, 8_192, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function isReadable(path: string, encoding: string) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: 1 << 20 })) decoder.decode(bytes as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

function isKnown(label: string) {
  try {
    return Boolean(new TextDecoder(label))
  } catch {
    return false
  }
}
