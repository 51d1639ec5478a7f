import { mailText } from '../../mail-text.ts'
import { timeInJapan } from '../../time-in-japan.ts'

/** Once a day at most, for any number of tries. */
export const wrongTries = ({ at, reset_link, security_link }: { at: Date; reset_link: string; security_link: string }) =>
  mailText({
    kind: 'wrong_tries',
    subject: 'ログインの失敗が続いています',
    parts: [
      'あなたの登録で、パスワードか確認のコードのまちがいが、10回をこえて続きました。ログインはされていません。',
      { facts: [['日時', timeInJapan(at)]] },
      '推測されにくいように、つぎに試せるまでの時間を、少しずつ長くしています。前にログインした端末とパスキーは、そのまま使えます。',
      'ご自身が忘れたときは、パスワードを決めなおせます。',
      { action: 'パスワードを決めなおす', url: reset_link },
      '覚えがないときは、ほかで使っていないパスワードに変え、二段階認証を設定してください。',
      { action: 'ログインと安全を開く', url: security_link },
    ],
  })
