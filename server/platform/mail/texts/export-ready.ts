import { mailText } from '../mail-text.ts'
import { timeInJapan } from '../time-in-japan.ts'

/** The page asks for a sign-in: the link alone shows no data. */
export const exportReady = ({ link, until }: { link: string; until: Date }) =>
  mailText({
    kind: 'export_ready',
    subject: 'データの書き出しができました',
    parts: [
      '登録しているデータを、1つのファイルにまとめました。ログインすると、受け取れます。',
      { action: 'データを受け取る', url: link },
      `${timeInJapan(until)}を過ぎると、ファイルは消えます。`,
      '書き出した覚えがないときは、パスワードを変えてください。',
    ],
  })
