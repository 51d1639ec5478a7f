import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Why there is no release, as a sentence for the person who makes it. */
export class NoRelease extends Error {}

/** What a program prints. One that fails ends the release with what it said. */
export async function run(command: string, args: string[], { cwd, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  try {
    // In one language and without the locale's order, so that the same input gives the same bytes.
    const { stdout } = await promisify(execFile)(command, args, { cwd, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC', ...env }, maxBuffer: 64 << 20 })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string }
    throw new NoRelease(`${command} ${args[0] ?? ''} failed:\n${(stderr || stdout || message).trim()}`)
  }
}
