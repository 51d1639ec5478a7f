import { z } from 'zod'
import { forAnyone } from '#contract/platform/procedure.ts'
import { errors } from '../errors/errors.ts'
import { Timestamp } from '../text/timestamp.ts'

/** A mail that stayed on this machine, as the list shows it. */
export const DevMail = z.object({
  id: z.uuid(),
  kind: z.string().meta({ example: 'verify_email' }),
  to_address: z.string().meta({ example: 'hanako@mebae.example' }),
  subject: z.string().meta({ example: '【求人サイト】メールアドレスの確認' }),
  created_at: Timestamp,
})
export type DevMail = z.infer<typeof DevMail>

/** Mails instead of a mail server, where nobody but the people who develop reach the site. Elsewhere these addresses do not exist. */
export const devMails = {
  /** The newest hundred, or those to one address. */
  list: forAnyone
    .route({ method: 'GET', path: '/dev/mails/', summary: '開発用の受信箱を見る', tags: ['dev_mails'] })
    .input(
      z.object({
        to_address: z
          .string()
          .max(254)
          .optional()
          .meta({ description: '宛先のメールアドレス。そのアドレスへのメールに絞る。', example: 'hanako@mebae.example' }),
      }),
    )
    .output(z.object({ mails: z.array(DevMail) }))
    .errors({ NOT_FOUND: errors.NOT_FOUND }),

  show: forAnyone
    .route({ method: 'GET', path: '/dev/mails/{mail_id}/', summary: '開発用の受信箱のメールを読む', tags: ['dev_mails'] })
    .input(z.object({ mail_id: z.uuid().meta({ description: 'メールのID。' }) }))
    .output(
      z.object({
        mail: DevMail.extend({
          text: z.string().meta({ example: '登録を受け付けました。次のページを開くと、このメールアドレスの確認が終わります。' }),
          html: z.string().meta({ example: '<p>登録を受け付けました。</p>' }),
          unsubscribe_url: z.string().nullable(),
        }),
      }),
    )
    .errors({ NOT_FOUND: errors.NOT_FOUND }),
}
