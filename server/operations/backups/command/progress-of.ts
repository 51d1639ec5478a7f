import { SingleBar } from 'cli-progress'

const MB = 1_000_000

/** The progress for a terminal; nothing without one. The total is an estimate: it grows when more rows come. */
export function progressOf(what: string) {
  const bar = process.stderr.isTTY ? new SingleBar({ format: `${what} {bar} {value}/{total} MB 残り{eta}秒`, hideCursor: true }) : undefined
  let [total, done] = [0, 0]
  bar?.start(0, 0)
  return {
    total: (bytes: number) => {
      total = bytes
      bar?.setTotal(Math.ceil(total / MB))
    },
    add: (bytes: number) => {
      done += bytes
      if (done > total) bar?.setTotal(Math.ceil(done / MB))
      bar?.update(Math.round(done / MB))
    },
    end: () => bar?.stop(),
  }
}
