import { z } from 'zod'
import { mailPlaceholders, unknownPlaceholder } from './mail-placeholders.ts'

const words = (most: number) =>
  z
    .string()
    .max(most, `${most}文字までにしてください。`)
    .refine((text) => unknownPlaceholder(text) === undefined, {
      error: ({ input }) => `「${unknownPlaceholder(String(input))}」は使えません。使えるのは ${Object.keys(mailPlaceholders).join(' と ')} です。`,
    })

/** What an operator writes in place of a mail's subject, and before its first paragraph, by kind of mail. */
export const MailWording = z.partialRecord(
  z.string().regex(/^[a-z_]{1,60}$/),
  z.strictObject({
    subject: words(120)
      .regex(/^[^\r\n]*$/, '件名は1行で書いてください。')
      .optional(),
    intro: words(2_000).optional(),
  }),
)
