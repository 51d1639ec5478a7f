import { longTimeText } from '#contract/platform/time/japan-time.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

export const newSignIn = ({ device, at, sessions_link }: { device: string; at: Date; sessions_link: string }) =>
  mailText({
    kind: 'new_sign_in',
    subject: '新しい端末でログインがありました',
    parts: [
      'これまで使われていなかった端末で、ログインがありました。',
      {
        facts: [
          ['日時', longTimeText(at)],
          ['端末', plainWords(device)],
        ],
      },
      'ご自身のログインなら、何もする必要はありません。',
      '覚えがないときは、その端末をログアウトさせて、パスワードを変えてください。',
      { action: 'ログイン中の端末を見る', url: sessions_link },
    ],
  })

/** `reset_link` lets a user who did not change the password recover the account. */
export const passwordChanged = ({ at, reset_link }: { at: Date; reset_link: string }) =>
  mailText({
    kind: 'password_changed',
    subject: 'パスワードが変わりました',
    parts: [
      'パスワードが変わりました。ほかの端末では、ログアウトしています。',
      { facts: [['日時', longTimeText(at)]] },
      '変えた覚えがないときは、すぐにパスワードを再設定してください。',
      { action: 'パスワードを再設定する', url: reset_link },
    ],
  })

/** An intruder at an unlocked screen cannot add a way to sign in unnoticed. */
export const signInAdded = ({ way, at, security_link }: { way: string; at: Date; security_link: string }) =>
  mailText({
    kind: 'sign_in_added',
    subject: `${way}でログインできるようになりました`,
    parts: [
      `あなたの登録に、${way}でログインする方法が加わりました。`,
      { facts: [['日時', longTimeText(at)]] },
      'ご自身で追加したのなら、何もする必要はありません。',
      '覚えがないときは、下のページで取り消して、パスワードを変えてください。',
      { action: 'ログインとセキュリティを開く', url: security_link },
    ],
  })

/** An intruder cannot take a way in away unnoticed either. */
export const signInRemoved = ({ way, at, security_link }: { way: string; at: Date; security_link: string }) =>
  mailText({
    kind: 'sign_in_removed',
    subject: `${way}でのログインを解除しました`,
    parts: [
      `あなたの登録から、${way}でログインする方法がなくなりました。ほかの方法でのログインは、これまでどおりです。`,
      { facts: [['日時', longTimeText(at)]] },
      'ご自身で解除したのなら、何もする必要はありません。',
      '覚えがないときは、下のページでログイン中の端末を確かめて、パスワードを変えてください。',
      { action: 'ログインとセキュリティを開く', url: security_link },
    ],
  })

/** Once a day at most, for any number of tries. */
export const wrongTries = ({ at, reset_link, security_link }: { at: Date; reset_link: string; security_link: string }) =>
  mailText({
    kind: 'wrong_tries',
    subject: 'ログインの失敗が続いています',
    parts: [
      'あなたの登録で、パスワードか確認のコードのまちがいが、10回をこえて続きました。ログインはされていません。',
      { facts: [['日時', longTimeText(at)]] },
      '推測されにくいように、次に試せるまでの時間を、少しずつ長くしています。前にログインした端末とパスキーは、そのまま使えます。',
      'ご自身が忘れたときは、パスワードを再設定できます。',
      { action: 'パスワードを再設定する', url: reset_link },
      '覚えがないときは、ほかで使っていないパスワードに変え、二段階認証を設定してください。',
      { action: 'ログインとセキュリティを開く', url: security_link },
    ],
  })

const whom = { candidate: '問い合わせの窓口に', company: '管理者に', operator: '運営のほかのメンバーに' }

/** `what` is a whole sentence: what became of the second factor. */
export const secondFactorChanged = ({ what, area, at, settings_link }: { what: string; area: Area; at: Date; settings_link: string }) =>
  mailText({
    kind: 'second_factor_changed',
    subject: '二段階認証の知らせ',
    parts: [
      what,
      { facts: [['日時', longTimeText(at)]] },
      'ご自身の操作なら、何もする必要はありません。',
      `覚えがないときは、すぐにパスワードを変えて、${whom[area]}知らせてください。`,
      { action: '設定を開く', url: settings_link },
    ],
  })

type Links = { reset_link: string; contact_link: string }

/** To a candidate whose second factor an operator removed. Another person may have asked for it in their name. */
export const secondFactorReset = ({ at, reset_link, contact_link }: { at: Date } & Links) =>
  mailText({
    kind: 'second_factor_reset',
    subject: '運営が二段階認証を解除しました',
    parts: [
      'ご本人からの届けを受けて、運営があなたの二段階認証を解除しました。認証アプリとリカバリーコードは使えなくなり、パスワードのあとにパスキーを求めることもなくなりました。',
      { facts: [['日時', longTimeText(at)]] },
      'すべての端末からログアウトしました。これからは、パスワードだけでログインできます。ログインしたら、「ログインとセキュリティ」で二段階認証をもう一度設定してください。なくした端末のパスキーが残っているときは、そこで削除してください。',
      '届けた覚えがないときは、ほかの人があなたのふりをしたのかもしれません。すぐにパスワードを再設定して、窓口にお知らせください。',
      { action: 'パスワードを再設定する', url: reset_link },
      { action: '問い合わせの窓口', url: contact_link },
    ],
  })
