import { z } from 'zod'

const part = String.raw`[^\s@,;<>"()\p{Cc}]+`
const pattern = new RegExp(`^${part}@${part}\\.[^\\s@,;<>"()\\p{Cc}.]+$`, 'u')

/** An address that mail can reach. Full-width letters are how many keyboards write it. */
export const Email = z.preprocess(
  (value) => (typeof value === 'string' ? value.normalize('NFKC').trim() : value),
  z
    .string()
    .min(1, 'メールアドレスを入力してください。')
    .max(254)
    .regex(pattern, 'メールアドレスの形になっていません。chihiro@example.com のように入力してください。'),
)

/** One's own password of until now: as it is typed, for it is only compared. */
export const OwnPassword = z.string().min(1, 'いまのパスワードを入力してください。').max(1000)

/** Any characters, eight or more. What is too common is refused by the operation. */
export const NewPassword = z
  .string()
  .max(1000)
  .refine((password) => [...password.normalize('NFKC')].length >= 8, 'パスワードは8文字以上にしてください。')

/** What a mailed link carries. */
export const LinkToken = z.string().min(1).max(200)
