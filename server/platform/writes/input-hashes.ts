import { createHash } from 'node:crypto'
import { keyedHashes } from '../sealing/seal.ts'

/** By which two inputs are compared without keeping either: every field, and of a file its bytes. Keyed, since a code of six digits is soon guessed from a plain hash. */
export async function inputHashes(input: unknown) {
  const files: Blob[] = []
  const text = JSON.stringify(input, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value
    files.push(value)
    return { file: files.length, name: value instanceof File ? value.name : '', type: value.type, size: value.size }
  })
  const contents: string[] = []
  for (const file of files)
    contents.push(
      createHash('sha256')
        .update(await file.bytes())
        .digest('hex'),
    )
  return keyedHashes(['idempotency', text, ...contents].join('\n'))
}
