import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { closedToOthers } from '#server/platform/start/created-once-file.ts'

type Act = (given: string[], tools: { signal: AbortSignal; say: (line: string) => void; flags: Record<string, unknown> }) => Promise<number>
type Form = { help: string; options?: ParseArgsConfig['options']; least?: number; most: number }

/** Runs a command of the backup: its arguments, Ctrl-C, its sentence when it cannot, and how it ends. */
export async function command({ help, options = {}, least = 0, most }: Form, act: Act) {
  closedToOthers()
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  try {
    const { values, positionals } = parseArgs({ options: { ...options, help: { type: 'boolean' } }, allowPositionals: true })
    if (values.help || positionals.length < least || positionals.length > most) throw new CannotStart(help)
    process.exitCode = await act(positionals, { signal: stop.signal, say: (line) => process.stdout.write(`${line}\n`), flags: values })
  } catch (error) {
    const isTyped = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    if (!(error instanceof CannotStart) && !isTyped) throw error
    process.stderr.write(`${isTyped ? help : (error as Error).message}\n`)
    process.exitCode = isTyped ? 2 : 1
  }
}
