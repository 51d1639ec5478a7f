import { dictionary } from '@zxcvbn-ts/language-common'

/** What people who guess try first. */
export const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common']].map(String).filter((password) => password.length >= 8))
