import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import cliProgress from 'cli-progress'

const EVERY = 10_000

/** A bar on a terminal; in a log a line for every ten thousand records. */
export async function progressOf(file: string) {
  const { size } = await stat(file)
  const bar = process.stderr.isTTY
    ? new cliProgress.SingleBar({ format: '{name} {bar} {percentage}% {records}件', stream: process.stderr, clearOnComplete: true, hideCursor: true })
    : undefined
  bar?.start(size, 0, { name: basename(file), records: 0 })
  return {
    hooks: {
      onRead: (bytes: number) => bar?.increment(bytes),
      onRecord(records: number) {
        if (bar) bar.update({ records })
        else if (records % EVERY === 0) process.stderr.write(`${basename(file)}: ${records.toLocaleString('ja-JP')}件を読みました\n`)
      },
    },
    stop: () => bar?.stop(),
  }
}
