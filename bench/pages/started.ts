import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A process of this Node that prints its address when it is ready. */
export async function started(script: string, args: string[] = [], environment: Record<string, string> = {}): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...environment } })
  process.once('exit', () => child.kill())
  const address = new Promise<string>((resolve) => {
    const lines = createInterface(child.stdout).on('line', (line) => {
      if (!line.startsWith('http')) return
      resolve(line)
      // From here on the log is only taken away, as a pipe to a file would.
      lines.close()
      child.stdout.resume()
    })
  })
  const url = await Promise.race([address, once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended before it was ready`)))])
  return { url, child }
}
