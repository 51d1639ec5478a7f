import { longTimeText } from '#contract/platform/time/japan-time.ts'
import { pages } from '#contract/platform/pages.ts'
import { settings } from '#server/settings.ts'
import { mailText } from '../mail-text.ts'

/** The page asks for a sign-in: the link alone shows no data. */
export const exportReady = ({ link, until }: { link: string; until: Date }) =>
  mailText({
    kind: 'export_ready',
    subject: 'データの書き出しができました',
    parts: [
      '登録しているデータを、1つのファイルにまとめました。ログインすると、受け取れます。',
      { action: 'データを受け取る', url: link },
      `${longTimeText(until)}を過ぎると、ファイルは消えます。`,
      '書き出した覚えがないときは、パスワードを変えてください。',
    ],
  })

/** An announcement of the operators, to candidates who agreed to such mails. */
export const mailMagazine = ({ title, paragraphs, unsubscribe_url }: { title: string; paragraphs: string[]; unsubscribe_url: string }) =>
  mailText({
    kind: 'mail_magazine',
    subject: title,
    parts: [
      ...paragraphs,
      { action: 'お知らせのページで読む', url: settings.publicUrl + pages.notifications('candidate') },
      'メールマガジンの受け取りに同意した方にお送りしています。',
    ],
    unsubscribe: { url: unsubscribe_url, action: 'メールマガジンを停止する' },
  })

/** The candidate reads the announcement itself on the site: more people read a mailbox than its owner thinks. */
export const announcement = ({ title }: { title: string }) =>
  mailText({
    kind: 'notice',
    subject: title,
    parts: [`お知らせ「${title}」が届いています。`, { action: 'お知らせを読む', url: settings.publicUrl + pages.notifications('candidate') }],
  })
