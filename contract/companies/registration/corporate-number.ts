import { z } from 'zod'

/**
 * Whether the first of thirteen digits is the check digit of the other twelve (国税庁「法人番号の検査用数字」): counted from the right, digits in odd
 * places weigh 1 and those in even places 2; the check digit is 9 minus the sum's remainder by 9.
 */
export function isCorporateNumber(number: string) {
  if (!/^[1-9]\d{12}$/.test(number)) return false
  const [check, ...rest] = Array.from(number, Number)
  const sum = rest.toReversed().reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0)
  return check === 9 - (sum % 9)
}

/** As people write it: with hyphens, spaces, or full-width digits. */
export const CorporateNumber = z.preprocess(
  (value) => (typeof value === 'string' ? value.normalize('NFKC').replaceAll(/[\s\-‐−ー]/g, '') : value),
  z
    .string()
    .regex(/^\d{13}$/, '法人番号は13桁の数字です。国税庁の法人番号公表サイトで調べられます。')
    .refine(isCorporateNumber, '法人番号の検査用数字が合いません。写し間違いがないか、確かめてください。'),
)
