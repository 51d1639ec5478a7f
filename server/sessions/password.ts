import argon2 from 'argon2'

/** OWASP's first choice: 19 MiB, two passes. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string) => argon2.hash(password.normalize('NFKC'), cost)

const nobodys = hashPassword('nobody has this password')

/** Whether the password is theirs. For an address that nobody has, it takes as long to say no. */
export async function isPassword(password: string, hash: string | null | undefined) {
  const matches = await argon2.verify(hash ?? (await nobodys), password.normalize('NFKC'))
  return matches && Boolean(hash)
}
