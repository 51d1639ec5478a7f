import { readFile } from 'node:fs/promises'
import { type ErasureKind, erasureKinds } from './record-erasure.ts'

export type Erasures = Record<ErasureKind, Set<string>> & { last: string | null }

/** Everything that was noted in these files. A line that a power cut left half written is passed over. */
export async function readErasures(files: string[]): Promise<Erasures> {
  const erasures: Erasures = { candidate_users: new Set(), company_users: new Set(), operator_users: new Set(), api_keys: new Set(), last: null }
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch((error: { code?: string }) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    for (const line of text.split('\n')) {
      const [at = '', kind, hash = ''] = line.split(' ')
      const known = erasureKinds.find((name) => name === kind)
      if (!known || !/^[0-9a-f]{64}$/.test(hash)) continue
      erasures[known].add(hash)
      if (!erasures.last || at > erasures.last) erasures.last = at
    }
  }
  return erasures
}
