import { z } from 'zod'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'
import { errors } from '../errors/errors.ts'

/** Seven digits with a dash or without, in full width, too; `NNN-NNNN` once read. */
export const PostalCode = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .normalize('NFKC')
          .replaceAll(/[‐-―−ー\s〒-]/g, '')
          .replace(/^(\d{3})(\d{4})$/, '$1-$2')
      : value,
  z.string().regex(/^\d{3}-\d{4}$/, '郵便番号は7桁の数字です。'),
)

export const PostalAddress = z.object({
  postal_code: z.string().meta({ example: '104-0061' }),
  /** The prefecture's id; null for the few codes that lie in two. */
  address: z.int().nullable(),
  /** City and quarter, as far as the code alone tells them. */
  address2: z.string().meta({ example: '中央区銀座' }),
})
export type PostalAddress = z.infer<typeof PostalAddress>

export const postalCodes = {
  show: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/postal_codes/{postal_code}/', summary: '郵便番号から住所を引く', tags: ['lookups'] })
    .input(z.object({ postal_code: PostalCode.meta({ description: '郵便番号。7桁の数字。ハイフンはあってもなくてもかまいません。', example: '104-0061' }) }))
    .output(PostalAddress)
    .errors({ NOT_FOUND: errors.NOT_FOUND }),
}
