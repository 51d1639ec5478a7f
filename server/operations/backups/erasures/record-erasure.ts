import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { settings } from '#server/settings.ts'

export const erasureKinds = ['candidate_users', 'company_users', 'operator_users', 'api_keys'] as const
export type ErasureKind = (typeof erasureKinds)[number]

/** Adds one line to the file that a restore reads: that an account is gone, without naming it. A second line about the same account does no harm. */
export async function recordErasure({ now }: { now: () => Date }, { kind, hash }: { kind: ErasureKind; hash: string }) {
  await mkdir(dirname(settings.erasuresFile), { recursive: true })
  const file = await open(settings.erasuresFile, 'a', 0o600)
  try {
    await file.write(`${now().toISOString()} ${kind} ${hash}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}
