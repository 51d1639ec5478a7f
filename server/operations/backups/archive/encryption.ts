import { readFile } from 'node:fs/promises'
import { CannotStart } from '#server/platform/start/cannot-start.ts'

type Bytes = AsyncIterable<Uint8Array>

/** The end of an encrypted file's name; `age --decrypt` opens such a file by itself, too. */
export const ENCRYPTED = '.age'

/** Encrypts what passes, to each of these public keys; without one it passes as it is. The library is loaded only where there is a key. */
export const encryptTo = (recipients: string[]) =>
  async function* (plain: Bytes): Bytes {
    if (!recipients.length) return yield* plain
    yield* await (await encrypterTo(recipients)).encrypt(streamOf(plain))
  }

/** As the library takes it: node's own type for these streams is another one. */
function streamOf(bytes: Bytes) {
  const pieces = bytes[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    cancel: async () => void (await pieces.return?.()),
  })
}

/** Fails with a sentence when one of them is no public key, before anything is written. */
export async function encrypterTo(recipients: string[]) {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new CannotStart(
        `BACKUP_RECIPIENT の ${recipient} は、age の公開鍵ではありません。写しまちがいがないか確かめてください。バックアップは作られていません。`,
      )
    }
  return encrypter
}

/** Decrypts what passes. A byte that was altered, and an end that is missing, is an error. */
export async function* decryptWith(identities: string[], encrypted: Bytes): Bytes {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  yield* await decrypter.decrypt(streamOf(encrypted))
}

/** The private keys in a file as `npm run backup:keys` and `age-keygen` write it. */
export async function readIdentities(file: string | undefined): Promise<string[]> {
  if (!file) return []
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CannotStart(`秘密鍵のファイル ${file} を読めません（${error.message}）。何も変えていません。`)
  })
  const identities = text.split('\n').flatMap((line) => /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/.exec(line.trim())?.[0] ?? [])
  const { Decrypter } = await import('age-encryption')
  try {
    for (const identity of identities) new Decrypter().addIdentity(identity)
  } catch {
    identities.length = 0
  }
  if (!identities.length) throw new CannotStart(`${file} に、age の秘密鍵（AGE-SECRET-KEY-1…）がありません。何も変えていません。`)
  return identities
}
