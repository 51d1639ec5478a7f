import { fail } from '../../fail.ts'
import { commonPasswords } from './common-passwords.ts'

/** The part of an address before the `@` says something only from here on. */
const TELLING = 4

const sentences = {
  common: {
    ja: 'よく使われていて、推測されやすいパスワードです。別のものにしてください。',
    en: 'This password is used by many people and easily guessed. Choose another one.',
  },
  address: {
    ja: 'メールアドレスを含むパスワードは使えません。別のものにしてください。',
    en: 'A password must not contain the e-mail address. Choose another one.',
  },
}

/** Refuses what somebody would guess: what many people use, once or repeated, and what contains the address. */
export function refuseWeakPassword(given: string, email: string, language: 'ja' | 'en' = 'ja') {
  const password = given.normalize('NFKC').toLowerCase()
  const refuse = (why: keyof typeof sentences) => fail('INPUT_INVALID', [{ field: 'password', message: sentences[why][language] }])
  const address = email.toLowerCase()
  const [name = ''] = address.split('@')
  if (password.includes(address) || (name.length >= TELLING && password.includes(name))) refuse('address')
  if (commonPasswords.has(password) || new Set(password).size === 1) refuse('common')
}
