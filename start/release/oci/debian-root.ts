import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Architecture } from '../app/native-files.ts'
import { run } from '../run.ts'

/** What Node, PostgreSQL and their libraries load, and a shell with the few programs that they and a person in the container call. */
const wanted = ['base-files', 'busybox-static', 'libc-bin', 'libstdc++6']
const programs = [
  'cat',
  'cp',
  'df',
  'dirname',
  'du',
  'env',
  'grep',
  'head',
  'id',
  'kill',
  'ls',
  'mkdir',
  'mv',
  'ps',
  'readlink',
  'sed',
  'sh',
  'sleep',
  'sync',
  'tail',
  'test',
  'wget',
]
const surplus = ['man', 'locale', 'lintian', 'bug', 'info'].map((name) => `./usr/share/${name}`)

export const debianName = { x64: 'amd64', arm64: 'arm64' }
export const user = 10_001

/** A minimal Debian: apt chooses, fetches and checks the packages, also those of another architecture, and none of their scripts runs. */
export async function makeDebianRoot(architecture: Architecture, above: string) {
  const [apt, root] = [join(above, 'apt'), join(above, 'debian')]
  await fetchPackages(debianName[architecture], apt)
  // /bin and /lib lead into /usr, as on every Debian; packages that still name the old folders are unpacked through them.
  await mkdir(join(root, 'usr'), { recursive: true })
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    await mkdir(join(root, 'usr', name))
    await symlink(`usr/${name}`, join(root, name))
  }
  const records = join(root, 'var/lib/dpkg/status.d')
  await mkdir(records, { recursive: true })
  const archives = join(apt, 'cache/archives')
  const packages: { name: string; version: string }[] = []
  for (const name of (await readdir(archives)).filter((file) => file.endsWith('.deb')).toSorted()) {
    const archive = join(above, 'package.tar')
    await run('sh', ['-c', 'dpkg-deb --fsys-tarfile "$0" > "$1"', join(archives, name), archive])
    const kept = surplus.map((path) => `--exclude=${path}`)
    await run('tar', ['--extract', '--no-same-owner', '--keep-directory-symlink', `--file=${archive}`, ...kept], { cwd: root })
    const [named = '', version = ''] = (await run('dpkg-deb', ['--show', '--showformat=${Package}\n${Version}', join(archives, name)])).split('\n')
    // Scanners read from here what is installed.
    await writeFile(join(records, named), await run('dpkg-deb', ['--field', join(archives, name)]))
    packages.push({ name: named, version })
  }
  for (const name of programs) await symlink('busybox', join(root, 'usr/bin', name))
  await writeFile(join(root, 'etc/passwd'), `root:x:0:0:root:/root:/bin/sh\nmebae:x:${user}:${user}:Mebae:/var/lib/mebae:/bin/sh\n`)
  await writeFile(join(root, 'etc/group'), `root:x:0:\nmebae:x:${user}:\n`)
  await writeFile(join(root, 'etc/nsswitch.conf'), 'passwd: files\ngroup: files\nhosts: files dns\n')
  return { root, packages }
}

/** With its own folders, apt works as any user and leaves the machine's packages alone. */
async function fetchPackages(architecture: string, folder: string) {
  for (const name of ['state/lists/partial', 'cache/archives/partial']) await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'status'), '')
  const settings = {
    'Dir::State': join(folder, 'state'),
    'Dir::State::status': join(folder, 'status'),
    'Dir::Cache': join(folder, 'cache'),
    'Dir::Etc::sourcelist': process.env.DEBIAN_SOURCES ?? '/etc/apt/sources.list.d/debian.sources',
    'Dir::Etc::sourceparts': '/dev/null',
    'APT::Architecture': architecture,
    'APT::Architectures': architecture,
    'APT::Sandbox::User': '',
    'APT::Get::List-Cleanup': 'false',
    'Acquire::Languages': 'none',
    'Debug::NoLocking': 'true',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  await run('apt-get', [...options, '--quiet', 'update'])
  await run('apt-get', [...options, '--quiet', '--yes', '--download-only', '--no-install-recommends', 'install', ...wanted])
}
