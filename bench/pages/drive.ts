import { json } from 'node:stream/consumers'
import autocannon from 'autocannon'

/** Runs in a separate process, so that the requests do not slow down the replies. */
type Drive = { url: string; paths: string[]; cookie?: string; connections: number; seconds: number }
const { url, paths, cookie, connections, seconds } = (await json(process.stdin)) as Drive
const times: number[] = []
const run = autocannon(
  {
    url,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip, deflate, br', ...(cookie ? { cookie } : {}) } })),
  },
  (error, result) => {
    if (error) throw error
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    process.stdout.write(
      JSON.stringify({ answers: times.length, perSecond: times.length / result.duration, p50: at(0.5), p95: at(0.95), failed: result.non2xx + result.errors }),
    )
  },
)
run.on('response', (_client, _status, _bytes, milliseconds) => void times.push(milliseconds))
