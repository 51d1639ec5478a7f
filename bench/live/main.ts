import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '#server/platform/database/connect.ts'
import { started } from '../pages/started.ts'
import { addPair } from '../talks/add-pair.ts'
import { postMessage } from '../talks/post-message.ts'
import { Screen } from '../talks/screen.ts'
import { measureOpenScreens } from './open-screens.ts'

// npm run bench:live -- --streams 1000: how long after its acknowledgement a message reaches the other side's browser, and whether a browser misses any.

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    messages: { type: 'string', default: '2000' },
    /** Messages a second. */
    rate: { type: 'string', default: '20' },
    /** Browsers that are cut off every second while messages are sent. */
    cuts: { type: 'string', default: '20' },
    /** In place of messages: the memory of open screens, and the CPU of so many seconds in which nothing happens. */
    idle: { type: 'string', default: '0' },
    /** In place of messages: how all screens come back after a restart. */
    reconnect: { type: 'boolean', default: false },
  },
})
if (Number(values.idle) > 0 || values.reconnect) {
  const isGood = await measureOpenScreens({ streams: Number(values.streams), idle: Number(values.idle), reconnect: values.reconnect })
  process.exit(isGood ? 0 : 1)
}
const folder = mkdtempSync(join(tmpdir(), 'mebae-live-'))
const environment = {
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
  DRAIN_SECONDS: '0',
  DEMO_DATA: 'off',
  DATA_DIR: folder,
  DATABASE_URL: '',
}
const { url: origin, child } = await started('server/main.ts', [], environment)
const db = connect(`postgres://postgres@/app?host=${encodeURIComponent(join(folder, 'postgres'))}`)

const pairs = await Promise.all(Array.from({ length: Number(values.streams) / 2 }, () => addPair(db)))
const talks = pairs.map(({ parties }) => ({
  parties,
  screens: parties.map((party) => new Screen(origin, party)),
  acknowledged: [] as { number: number; at: number; by: number }[],
}))
const screens = talks.flatMap((talk) => talk.screens)
await Promise.all(screens.map(({ ready }) => ready))
process.stdout.write(`${screens.length} screens are open\n`)
const cutting = setInterval(() => {
  for (let index = 0; index < Number(values.cuts); index++) screens[Math.floor(Math.random() * screens.length)]?.cut()
}, 1_000)
const pending: Promise<unknown>[] = []
for (let index = 0; index < Number(values.messages); index++) {
  const talk = talks[index % talks.length]!
  const by = Math.floor(index / talks.length) % 2
  pending.push(
    postMessage(origin, talk.parties[by]!, `${index}`, randomUUID()).then(
      (answer) => answer && talk.acknowledged.push({ number: answer.number, at: performance.now(), by }),
    ),
  )
  await wait(1_000 / Number(values.rate))
}
await Promise.all(pending)
clearInterval(cutting)

const isTold = () =>
  talks.every(({ acknowledged, screens: both }) => both.every(({ told }) => acknowledged.every(({ number }) => told.some((one) => one.number === number))))
for (const since = performance.now(); !isTold() && performance.now() - since < 30_000; ) await wait(200)

const delays: number[] = []
let missed = 0
let twice = 0
for (const { acknowledged, screens: both } of talks) {
  for (const { number, at, by } of acknowledged) {
    const told = both[1 - by]!.told.filter((one) => one.number === number)
    if (told.length === 0) missed++
    else delays.push(Math.max(0, told[0]!.at - at))
    if (both[by]!.told.every((one) => one.number !== number)) missed++
  }
  for (const { told } of both) twice += told.length - new Set(told.map(({ number }) => number)).size
}
delays.sort((one, other) => one - other)
const share = (part: number) => (delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? 0).toFixed(1)
process.stdout.write(
  `${delays.length} messages acknowledged at ${values.rate} a second, ${values.cuts} screens of ${screens.length} cut every second: on the other screen p50 ${share(0.5)} ms, p99 ${share(0.99)} ms, longest ${share(1)} ms after the acknowledgement; missed ${missed}, told twice ${twice}\n`,
)
for (const screen of screens) screen.close()
await db.destroy()
child.kill('SIGTERM')
await new Promise((resolve) => child.once('exit', resolve))
rmSync(folder, { recursive: true, force: true })
process.exit(missed > 0 || twice > 0 ? 1 : 0)
