import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'
import { timeInJapan } from '../../time-in-japan.ts'

export const newSignIn = ({ device, at, sessions_link }: { device: string; at: Date; sessions_link: string }) =>
  mailText({
    kind: 'new_sign_in',
    subject: '新しい端末でログインがありました',
    parts: [
      'これまで使われていなかった端末で、ログインがありました。',
      {
        facts: [
          ['日時', timeInJapan(at)],
          ['端末', plainWords(device)],
        ],
      },
      'ご自身のログインなら、何もする必要はありません。',
      '覚えがないときは、その端末をログアウトさせて、パスワードを変えてください。',
      { action: 'ログイン中の端末を見る', url: sessions_link },
    ],
  })
