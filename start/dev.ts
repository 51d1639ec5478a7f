// `npm run dev`: restarts the server whenever its files change; Vite updates the pages.
// Node's own --watch ends with a failed assertion on Ctrl-C (24.21) and leaves the server behind.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** An editor writes a file in several steps, and a change of branch writes many files. */
const SETTLES_IN = 100

let server = start()
let isRestarting = false
for (const folder of ['server', 'contract']) {
  watch(folder, { recursive: true }, (_, file) => {
    if (file?.endsWith('.ts') && !file.endsWith('.test.ts')) void restart()
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit()))

function start() {
  return spawn(process.execPath, ['--env-file-if-exists=.env', 'server/main.ts'], { stdio: 'inherit' })
}

async function restart() {
  if (isRestarting) return
  isRestarting = true
  await wait(SETTLES_IN)
  isRestarting = false
  const previous: ChildProcess = server
  await stop()
  if (server === previous) server = start()
}

async function stop() {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill()
  await once(server, 'exit')
}
