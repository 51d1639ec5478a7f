import { mailText } from '../../mail-text.ts'
import { timeInJapan } from '../../time-in-japan.ts'

type Links = { reset_link: string; contact_link: string }

/** To a candidate whose second factor an operator removed. Another person may have asked for it in their name. */
export const secondFactorReset = ({ at, reset_link, contact_link }: { at: Date } & Links) =>
  mailText({
    kind: 'second_factor_reset',
    subject: '運営が二段階認証を外しました',
    parts: [
      'ご本人からの届けを受けて、運営があなたの二段階認証を外しました。認証アプリとリカバリーコードは使えなくなり、パスワードのあとにパスキーを求めることもなくなりました。',
      { facts: [['日時', timeInJapan(at)]] },
      'すべての端末からログアウトしました。これからは、パスワードだけでログインできます。ログインしたら、「ログインと安全」で二段階認証をもう一度設定してください。なくした端末のパスキーが残っているときは、そこで削除してください。',
      '届けた覚えがないときは、ほかの人があなたのふりをしたのかもしれません。すぐにパスワードを決めなおして、窓口にお知らせください。',
      { action: 'パスワードを決めなおす', url: reset_link },
      { action: '問い合わせの窓口', url: contact_link },
    ],
  })
