import argon2 from 'argon2'
import PQueue from 'p-queue'

/** OWASP's first choice: 19 MiB, two passes. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of libuv's four threads, two stay free for files, names and compression, however many sign in. */
const computing = new PQueue({ concurrency: 2 })

export const hashPassword = (password: string) => computing.add(() => argon2.hash(password.normalize('NFKC'), cost))

const nobodys = hashPassword('nobody has this password')

/** Whether the password is theirs. For an address that nobody has, it takes as long to say no. */
export async function isPassword(password: string, hash: string | null | undefined) {
  const known = hash || (await nobodys)
  const matches = await computing.add(() => argon2.verify(known, password.normalize('NFKC')))
  return matches && Boolean(hash)
}
