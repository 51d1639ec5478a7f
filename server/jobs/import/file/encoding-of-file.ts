import { isUtf8 } from 'node:buffer'
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

/**
 * utf-8, ISO-2022-JP, what the file declares, Shift_JIS or EUC-JP: the first in which every byte has a meaning; else the one in which nearly all have one, with
 * the lines of the bytes that have none. A file without text is refused.
 */
export async function encodingOfFile(path: string): Promise<{ encoding: string; wrongLines: number[] }> {
  const head = await headOf(path)
  if (head.length === 0) throw new BrokenFile('ファイルが空です。中身のあるファイルを指定してください。')
  const advice = MAGIC.find(([bytes]) => head.toString('hex').startsWith(bytes))?.[1]
  if (advice) throw new BrokenFile(advice)

  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', wrongLines: [] }
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', wrongLines: [] }
  if (head.includes(0)) throw new BrokenFile('文字のファイルではないようです。CSV、JSON、XML、HTML のどれかを指定してください。')

  if (await isPlainUtf8(path)) return { encoding: 'utf-8', wrongLines: [] }
  const declared = /(?:encoding|charset)\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i.exec(head.toString('latin1'))?.[1]
  const utf8 = await measure(path, 'utf-8')
  if (utf8.hasEscapes && utf8.wrong === 0) return { encoding: 'iso-2022-jp', wrongLines: (await measure(path, 'iso-2022-jp')).wrongLines }
  // Japanese in another encoding is hardly ever right as UTF-8: text that nearly always is, is UTF-8.
  if (isNearly(utf8)) return { encoding: 'utf-8', wrongLines: utf8.wrongLines }
  const others: (Measure & { encoding: string })[] = []
  for (const encoding of [...(declared && isKnown(declared) ? [declared] : []), 'shift_jis', 'euc-jp']) {
    const measured = await measure(path, encoding)
    if (measured.wrong === 0) return { encoding, wrongLines: [] }
    others.push({ ...measured, encoding })
  }
  const best = others.filter(isNearly).sort((one, other) => one.wrong - other.wrong)[0]
  if (best) return { encoding: best.encoding, wrongLines: best.wrongLines }
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

/** The end of a chunk may cut a character or a mark: so many bytes go with the next one. */
const LONGEST_CUT = 4
const MARKS = ['\ufffd', '\u001b$B', '\u001b$@'].map((mark) => Buffer.from(mark))

/** Whether all is UTF-8, without a character that stands for a wrong byte and without the marks of ISO-2022-JP. Needs no decoding, and most files are. */
async function isPlainUtf8(path: string) {
  let rest: Buffer = Buffer.alloc(0)
  for await (const bytes of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const chunk = Buffer.concat([rest, bytes as Buffer])
    let end = Math.max(0, chunk.length - LONGEST_CUT)
    // A byte 10xxxxxx goes on with a character.
    while (end > 0 && (chunk[end]! & 0xc0) === 0x80) end--
    if (!isUtf8(chunk.subarray(0, end)) || MARKS.some((mark) => chunk.includes(mark))) return false
    rest = chunk.subarray(end)
  }
  return isUtf8(rest)
}

type Measure = { wrong: number; beyondAscii: number; wrongLines: number[]; hasEscapes: boolean }

const MOST_LINES = 1_000
/** One wrong character in so many that are not ASCII. */
const NEARLY = 20

const isNearly = ({ wrong, beyondAscii }: Measure) => wrong === 0 || beyondAscii >= wrong * NEARLY

async function measure(path: string, encoding: string): Promise<Measure> {
  const decoder = new TextDecoder(encoding)
  const measured: Measure = { wrong: 0, beyondAscii: 0, wrongLines: [], hasEscapes: false }
  let line = 1
  const count = (text: string) => {
    measured.hasEscapes ||= text.includes('\u001b$B') || text.includes('\u001b$@')
    measured.beyondAscii += text.match(/[\u0080-\ufffc\ufffe\uffff]/g)?.length ?? 0
    if (text.includes('\ufffd')) {
      for (const [index, part] of text.split('\n').entries()) {
        const wrong = part.split('\ufffd').length - 1
        measured.wrong += wrong
        if (wrong > 0 && measured.wrongLines.at(-1) !== line + index && measured.wrongLines.length < MOST_LINES) measured.wrongLines.push(line + index)
      }
    }
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line++
  }
  for await (const bytes of createReadStream(path, { highWaterMark: 1 << 20 })) count(decoder.decode(bytes as Buffer, { stream: true }))
  count(decoder.decode())
  return measured
}

function isKnown(label: string) {
  try {
    return Boolean(new TextDecoder(label))
  } catch {
    return false
  }
}
