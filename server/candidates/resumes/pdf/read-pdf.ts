import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import PQueue from 'p-queue'
import { cleanText } from '#server/jobs/import/text/plain-form.ts'
import { mostText, type PdfReading } from './pdf-reading.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** Itself and its library: neither the settings, nor the key, nor the files of others. */
const readable = [here, `${root}package.json`, `${root}node_modules/pdfjs-dist`]

/** The heap that V8 may fill, and above it the limit of the whole process; seconds of CPU, and milliseconds from start to end. */
const limits = { heap: 256, memory: 768, cpu: 20, time: 30_000 }

/** One reader at a time, so that many uploads together cost no more than one. */
const turns = new PQueue({ concurrency: 1 })

/** The reader reached its limits: V8 without memory aborts, the kernel ends a process that used up its seconds. */
const overLimit = new Set<NodeJS.Signals>(['SIGABRT', 'SIGXCPU', 'SIGSEGV', 'SIGBUS', 'SIGTRAP', 'SIGILL'])

/** The reader ended without a result, and not because of the file: it may be tried again. */
export class ReaderGone extends Error {}

/** The text of a PDF. Strangers wrote it, so a separate process reads it, which can open no file but its own program and has bounded memory and time. */
export const readPdf = (pdf: Uint8Array, started?: (pid: number) => void): Promise<PdfReading> => turns.add(() => readNow(pdf, started))

async function readNow(pdf: Uint8Array, started?: (pid: number) => void): Promise<PdfReading> {
  const reader = spawn(
    '/bin/sh',
    [
      '-c',
      // Its writable memory is limited; it writes no core dump and no file.
      `ulimit -c 0 && ulimit -f 0 && ulimit -t ${limits.cpu} && ulimit -d ${limits.memory * 1024} && exec "$0" "$@"`,
      process.execPath,
      `--max-old-space-size=${limits.heap}`,
      '--disallow-code-generation-from-strings',
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${path}`),
      '--no-warnings',
      `${here}reader-process.ts`,
    ],
    { cwd: root, env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: limits.time, killSignal: 'SIGABRT' },
  )
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => reader.once('error', reject).once('close', (_, signal) => resolve(signal)))
  // A user who waits for a page comes before one whose file is read.
  if (reader.pid !== undefined) {
    setPriority(reader.pid, constants.priority.PRIORITY_LOW)
    started?.(reader.pid)
  }
  // A reader that has ended takes no more; why it ended is known from its end.
  reader.stdin.on('error', () => undefined).end(pdf)
  const [answer, signal] = await Promise.all([text(reader.stdout), ended])
  if (signal !== null && overLimit.has(signal)) return { failure: 'too_heavy' }
  if (signal !== null || answer === '') throw new ReaderGone(`The PDF reader ended: ${signal ?? 'without an answer'}`)
  return tidied(JSON.parse(answer))
}

function tidied(reading: PdfReading): PdfReading {
  if ('failure' in reading) return reading
  const clean = ordinary(cleanText(reading.text)).slice(0, mostText).toWellFormed()
  return clean === '' ? { failure: 'without_text' } : { ...reading, text: clean }
}

/** Fonts of Japanese word processors encode 人 as the radical ⼈, which no search finds. */
const ordinary = (text: string) => text.replace(/[\u2e80-\u2fdf]/g, (sign) => sign.normalize('NFKC'))
