import { json } from 'node:stream/consumers'
import autocannon from 'autocannon'

/** Runs in a separate process, so that the requests do not slow down the replies. */
type Drive = { url: string; paths: string[]; cookie?: string; connections: number; seconds: number }
const { url, paths, cookie, connections, seconds } = (await json(process.stdin)) as Drive
const times: number[] = []
/** Over all connections: autocannon has each of them begin its list of requests at the first, and the others would then ask for what was just made. */
let asked = 0
const headers = { 'accept-encoding': 'gzip, deflate, br', ...(cookie ? { cookie } : {}) }
const run = autocannon(
  {
    url,
    connections,
    duration: seconds,
    requests: [{ headers, setupRequest: (request) => ({ ...request, path: paths[asked++ % paths.length] ?? '/' }) }],
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
