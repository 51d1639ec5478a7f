import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createHash } from 'node:crypto'
import { NoRelease } from './run.ts'

type Options = {
  folder: string
  names: string[]
  /** Of every file, in seconds since 1970. */
  time: number
  /** Without one, files belong to root, and everybody reads what is there. */
  owner?: number
}

/** GNU tar with everything fixed that differs from one machine to the next: order, times, owners, modes.. */
function tarOf({ folder, names, time, owner }: Options) {
  const modes = owner === undefined ? ['--mode=u=rwX,go=rX'] : ['--no-recursion']
  const fixed = ['--sort=name', '--format=gnu', `--mtime=@${time}`, `--owner=${owner ?? 0}`, `--group=${owner ?? 0}`, '--numeric-owner', '--hard-dereference']
  const tar = spawn('tar', ['--create', ...fixed, ...modes, '--directory', folder, ...names], {
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([once(tar, 'exit'), text(tar.stderr)]).then(([[code], said]) => {
    if (code !== 0) throw new NoRelease(`tar failed on ${folder}:\n${said.trim()}`)
  })
  return { archive: tar.stdout, ended }
}

export async function writeTar(file: string, options: Options) {
  const { archive, ended } = tarOf(options)
  await Promise.all([pipeline(archive, createWriteStream(file)), ended])
}

/** Node compresses: its zlib comes with the lockfile, and the same version makes the same bytes. Answers the hash of what was compressed. */
export async function writeTarGz(file: string, options: Options) {
  const { archive, ended } = tarOf(options)
  const hash = createHash('sha256')
  const watched = new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk))
  await Promise.all([pipeline(archive, watched, createGzip(), createWriteStream(file)), ended])
  return hash.digest('hex')
}
