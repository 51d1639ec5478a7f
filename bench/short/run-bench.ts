import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Longer than any of them takes, also on a machine with other work; the bench then counts as failed, and the next one begins. */
const LONGEST = 180_000
const GRACE = 5_000
const TICKS_A_SECOND = 100

/** Runs one bench with an empty folder for all its files. `cpu`: seconds of it and of all processes that it waited for. */
export async function runBench(args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'mb-'))
  const began = cpuOfChildren()
  const child = spawn(process.execPath, ['--max-old-space-size=10000', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: folder, DATA_DIR: join(folder, 'data') },
    detached: true,
  })
  let printed = ''
  let said = ''
  child.stdout.on('data', (chunk) => (printed += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>
  const limits = [setTimeout(() => stop(child.pid!, 'SIGTERM'), LONGEST), setTimeout(() => stop(child.pid!, 'SIGKILL'), LONGEST + GRACE)]
  const [code, signal] = await exited
  for (const limit of limits) clearTimeout(limit)
  // A server that was left behind would hold the output open, spend CPU in the next bench, and keep its files.
  stop(child.pid!, 'SIGKILL')
  for (const pid of processesUnder(folder)) stopOne(pid)
  const cpu = cpuOfChildren() - began
  await new Promise((resolve) => setImmediate(resolve))
  child.stdout.destroy()
  child.stderr.destroy()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  return { printed: code === 0 ? printed : `${printed}${said.slice(-2_000)}`, code: code ?? signal ?? 'a signal', cpu }
}

/** With all of its group. */
function stop(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended.
  }
}

function stopOne(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

/** PostgreSQL is not in the process group of its bench: it is found by the folder of its files. */
const processesUnder = (folder: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`)
      } catch {
        return false
      }
    })

/** Seconds of user and system time of all processes that we and our children waited for: the 16th and 17th field. */
function cpuOfChildren() {
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND
}
