// Builds the pages when their sources have changed since the last build; otherwise does nothing.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = [
  'web',
  'contract',
  'search-engine',
  'docs',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'bench/README.md',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const build = join(root, 'build')
const stamp = 'sources.sha256'
const workshop = join(root, '.react-router')
const fresh = join(workshop, `build-${process.pid}`)

/** Open pages can load parts of the previous build for this long after a newer one has replaced it. */
const KEEP_OLD_ASSETS = 7 * 86_400_000

const hash = await hashOf(sources)
if ((await readFile(join(build, stamp), 'utf8').catch(() => '')) !== hash) {
  console.log('Building the pages …')
  await sweep()
  try {
    await buildInto(fresh)
    await compressAll(join(fresh, 'client'))
    await keepOldAssets()
    await writeFile(join(fresh, stamp), hash)
    await replace()
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const whole = join(root, path)
    const files = (await stat(whole)).isDirectory() ? await filesIn(whole) : [whole]
    for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort())
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(await readFile(file))
        .update('\0')
  }
  return hash.digest('hex')
}

async function filesIn(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

async function buildInto(directory) {
  const bin = join(root, 'node_modules/.bin')
  const env = { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: directory.slice(root.length), PATH: `${bin}:${process.env.PATH}` }
  await promisify(execFile)(join(bin, 'react-router'), ['build'], { cwd: root, env, maxBuffer: 64 << 20 }).catch(({ stdout, stderr, message }) => {
    console.error(stdout, stderr, message)
    process.exit(1)
  })
  // React Router writes the folder's name into the server's program, which reads it nowhere. The same sources make the same bytes.
  const program = join(directory, 'server/index.js')
  await writeFile(program, (await readFile(program, 'utf8')).replaceAll(env.BUILD_DIRECTORY, 'build'))
}

/** Compresses once at the best level, so that no request waits; the server picks the form that a browser accepts. */
async function compressAll(directory) {
  const files = (await filesIn(directory)).filter((file) => /\.(js|css|svg|webmanifest)$/.test(file))
  // All at once: Node compresses in as many threads as it has.
  await Promise.all(files.flatMap((file) => Object.entries({ br: promisify(brotliCompress), gz: promisify(gzip) }).map((form) => compressFile(file, form))))
}

async function compressFile(file, [ending, compress]) {
  const plain = await readFile(file)
  const small = await compress(plain)
  if (small.length < plain.length) await writeFile(`${file}.${ending}`, small)
}

async function keepOldAssets() {
  const old = join(build, 'client/assets')
  for (const name of await readdir(old).catch(() => [])) {
    const { mtimeMs } = await stat(join(old, name))
    const kept = join(fresh, 'client/assets', name)
    const isThere = await stat(kept).then(
      () => true,
      () => false,
    )
    if (!isThere && Date.now() - mtimeMs < KEEP_OLD_ASSETS) await cp(join(old, name), kept, { preserveTimestamps: true })
  }
}

/** Files that a killed build left behind, unless its process still runs. */
async function sweep() {
  await mkdir(workshop, { recursive: true })
  for (const name of await readdir(workshop)) {
    const [, pid] = /^build-(?:old-)?(\d+)$/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) await rm(join(workshop, name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch {
    return false
  }
}

/** Two renames: whenever the machine stops, there is a whole build, or none and the next start makes one. */
async function replace() {
  const old = join(workshop, `build-old-${process.pid}`)
  await rename(build, old).catch(() => {})
  await rename(fresh, build)
  await rm(old, { recursive: true, force: true })
}
