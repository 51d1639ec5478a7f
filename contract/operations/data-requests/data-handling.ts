import { z } from 'zod'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'

/**
 * Somebody beside the operator who gets information of people who use the site, as it is configured now. `browser`: the person's own browser
 * sends it (外部送信, 電気通信事業法27条の12); `server`: this site does.
 */
export const DataRecipient = z.object({
  key: z
    .enum([
      'hosting',
      'database',
      'files',
      'backups',
      'tag_manager',
      'line_sign_in',
      'line_identity',
      'google_sign_in',
      'google_identity',
      'apple_sign_in',
      'apple_identity',
      'github_sign_in',
      'github_identity',
      'line_message',
      'push',
      'mail',
      'scanner',
      'webhook',
      'files',
      'film',
    ])
    .meta({ example: 'mail' }),
  name: z.string().meta({ example: 'メールの配送を頼む先（smtp.example）' }),
  sent_by: z.enum(['browser', 'server']).meta({ example: 'server' }),
  what: z.string().meta({ example: 'メールアドレス、件名、本文' }),
  why: z.string().meta({ example: '登録の確認、知らせ、手続きのメールを届けるため' }),
  when: z.string().meta({ example: 'メールを送るとき' }),
  /** What a page may load from or send to, as its content security policy names it. */
  origins: z.array(z.string()),
})
export type DataRecipient = z.infer<typeof DataRecipient>

/** What /privacy says that depends on how the site was set up. */
export const DataHandling = z.object({
  recipients: z.array(DataRecipient),
  server_place: z.string().nullable().meta({ example: '日本国内（運営者のデータセンター）' }),
  backup_days: z.int().meta({ example: 30 }),
})
export type DataHandling = z.infer<typeof DataHandling>

export const dataHandling = {
  show: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/data_handling/', summary: '情報の送り先と保管を見る', tags: ['data_handling'] })
    .output(DataHandling),
}
