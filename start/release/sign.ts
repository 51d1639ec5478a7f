import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { NoRelease } from './run.ts'

/** Signs the checksums, and with them every file, with the key of who makes the release; minisign asks for its password. Answers what was done. */
export async function sign(folder: string, version: string, key: string | undefined) {
  if (!key) return 'Nothing is signed: MINISIGN_KEY names no secret key.'
  const args = ['-S', '-s', key, '-m', 'SHA256SUMS', '-x', 'SHA256SUMS.minisig', '-t', `mebae ${version}`, '-c', `mebae ${version}`]
  const [code] = await once(spawn('minisign', args, { cwd: folder, stdio: 'inherit' }), 'exit').catch((error: Error) => {
    throw new NoRelease(`minisign could not be started (${error.message}). It is a package of Debian.`)
  })
  if (code !== 0) throw new NoRelease(`minisign did not sign with ${key}.`)
  return 'SHA256SUMS is signed: SHA256SUMS.minisig'
}
