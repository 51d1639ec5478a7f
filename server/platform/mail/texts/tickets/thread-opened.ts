import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

export const threadOpened = ({ company_name }: { company_name: string }) =>
  mailText({
    kind: 'thread_opened',
    subject: '運営があなたのやりとりを確認しました',
    parts: [
      `通報を受けて、運営の2名があなたと${plainWords(company_name)}のやりとりを確認しました。`,
      '運営がメッセージを読むのは、通報があり、別の1名が承認したときだけです。読めるのはこのやりとりだけで、72時間で読めなくなります。',
      { action: 'お知らせを見る', url: `${settings.publicUrl}/notifications` },
    ],
  })
