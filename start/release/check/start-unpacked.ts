import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { NoRelease, run } from '../run.ts'

/** Where root makes the check, this user runs the site, who owns nothing of its code. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

/** Unpacks a tarball, starts it with an empty environment on code that nobody can write, asks for two pages, a file of theirs and the state, and stops it. */
export async function startUnpacked(tarball: string, name: string, above: string) {
  const [code, data] = [join(above, 'code'), join(above, 'data')]
  await chmod(above, 0o755)
  for (const folder of [code, data]) await mkdir(folder)
  await run('tar', ['--extract', '--no-same-owner', `--file=${tarball}`], { cwd: code })
  await run('chmod', ['-R', 'a-w', code])
  if (isRoot) await chown(data, NOBODY, NOBODY)
  const before = await listOf(code)

  const start = [join(code, name, 'mebae')]
  const [command = '', ...args] = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--', ...start] : start
  const env = { PATH: '/usr/bin:/bin', HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, DRAIN_SECONDS: '0' }
  const child = spawn(command, args, { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const ended = once(child, 'exit')
  try {
    await ask(await addressOf(child, said))
  } finally {
    child.kill()
    await ended
  }
  if (child.exitCode !== 0) throw new NoRelease(`Stopped, the site ended with ${child.exitCode ?? child.signalCode}:\n${said.join('')}`)
  const after = await listOf(code)
  if (before.join('\n') !== after.join('\n')) throw new NoRelease(`The site changed its own code: ${after.filter((line) => !before.includes(line)).join(', ')}`)
  await run('chmod', ['-R', 'u+w', code])
}

function addressOf({ stdout }: ReturnType<typeof spawn>, said: string[]) {
  return new Promise<string>((resolve, reject) => {
    if (!stdout) return
    createInterface(stdout)
      .on('line', (line) => {
        said.push(`${line}\n`)
        if (line.startsWith('http://')) resolve(line)
      })
      .once('close', () => reject(new NoRelease(`The site did not start:\n${said.join('')}`)))
  })
}

async function ask(address: string) {
  const page = await textAt(`${address}/`)
  const [asset = '/no-asset'] = /\/assets\/[\w.-]+\.(?:css|js)/.exec(page) ?? []
  for (const path of ['/readyz', '/job_offer', asset]) await textAt(address + path)
}

async function textAt(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new NoRelease(`${url} answers ${response.status}.`)
  return response.text()
}

/** Every file with its size and time. */
async function listOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const lines = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const { size, mtimeMs } = await stat(join(parentPath, name))
      return `${parentPath}/${name} ${size} ${mtimeMs}`
    })
  return (await Promise.all(lines)).toSorted()
}
