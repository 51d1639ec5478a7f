import argon2 from 'argon2'

/** Vitest loads this before every test file: a password costs 19 MiB and two passes on purpose, and tests keep hundreds. What production asks for is in password.test.ts. */
const cheap = { memoryCost: 1024, timeCost: 1 }
const hash: typeof argon2.hash & { isCheap?: boolean } = argon2.hash

if (!hash.isCheap) {
  const cheapHash = new Proxy(hash, {
    apply: (real, self, [password, options]: [string, object]) => Reflect.apply(real, self, [password, { ...options, ...cheap }]),
  })
  argon2.hash = Object.assign(cheapHash, { isCheap: true })
}
