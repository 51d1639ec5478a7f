import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const OF_THE_SYSTEM = '/usr/bin/chromium'
const unpacked = fileURLToPath(new URL('../../../node_modules/.cache/chromium', import.meta.url))

type Chromium = { executablePath: string; env: Record<string, string> }

/** The shell without windows that npm brought, unpacked once with the libraries it needs: a tab of it costs half of what the whole browser asks for. Where it
 * does not run, the browser of the system; before both, the one that CHROMIUM names. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM
  if (named) return { executablePath: named, env: environment() }
  try {
    if (!existsSync(unpacked)) await unpack()
    const executablePath = join(unpacked, 'chromium')
    const env = {
      ...environment(),
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_PATH: existsSync('/etc/fonts') ? '/etc/fonts' : join(unpacked, 'fonts'),
    }
    await promisify(execFile)(executablePath, ['--version'], { env })
    return { executablePath, env }
  } catch (error) {
    if (existsSync(OF_THE_SYSTEM)) return { executablePath: OF_THE_SYSTEM, env: environment() }
    throw new Error(`The browser journeys need Chromium, and the one from npm does not run here. Install it, say with: apt-get install chromium`, {
      cause: error,
    })
  }
}

/** The package unpacks into the temporary folder, and adds its libraries only when it believes that it runs as a cloud function. */
async function unpack() {
  const aside = `${unpacked}-${process.pid}`
  mkdirSync(aside, { recursive: true })
  const script = `await (await import(${JSON.stringify(import.meta.resolve('@sparticuz/chromium'))})).default.executablePath()`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  })
  try {
    renameSync(aside, unpacked)
  } catch {
    // Another worker unpacked it first.
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Without a locale, as in a bare container, Chromium neither reads nor saves a file with a Japanese name. */
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  LC_ALL: 'C.UTF-8',
})
