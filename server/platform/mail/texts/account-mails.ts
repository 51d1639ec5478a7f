import { longTimeText } from '#contract/platform/time/japan-time.ts'
import { pages } from '#contract/platform/pages.ts'
import { settings } from '#server/settings.ts'
import { mailText } from '../mail-text.ts'

/** The first mail to a new address. */
export const verifyEmail = ({ link }: { link: string }) =>
  mailText({
    kind: 'verify_email',
    subject: 'メールアドレスの確認',
    parts: [
      '登録を受け付けました。次のページを開くと、このメールアドレスの確認が終わります。',
      { action: 'メールアドレスを確認する', url: link },
      'このリンクは30分のあいだ、1回だけ使えます。',
      '登録した覚えがないときは、このメールを消してください。開かなければ、登録は終わりません。',
    ],
  })

/** To the owner of an account when a visitor signs up with its address: the page gives everyone the same reply. */
export const alreadyRegistered = ({ reset_link, sign_in = pages.signIn() }: { reset_link: string; sign_in?: string }) =>
  mailText({
    kind: 'already_registered',
    subject: 'すでに登録があります',
    parts: [
      'このメールアドレスで、新しい登録の申し込みがありました。すでに登録があるため、新しくは登録していません。',
      { action: 'ログインする', url: settings.publicUrl + sign_in },
      'パスワードを忘れたときは、次のページから新しく決められます。',
      { action: 'パスワードを再設定する', url: reset_link },
      '申し込んだ覚えがないときは、何もする必要はありません。登録の内容は変わっていません。',
    ],
  })

export const resetPassword = ({ link }: { link: string }) =>
  mailText({
    kind: 'reset_password',
    subject: 'パスワードを再設定する',
    parts: [
      'パスワードの再設定の申し込みがありました。次のページで、新しいパスワードを決めてください。',
      { action: '新しいパスワードを決める', url: link },
      'このリンクは30分のあいだ、1回だけ使えます。',
      '申し込んだ覚えがないときは、このメールを消してください。パスワードは変わっていません。',
    ],
  })

/** To the new address, before anything changes. */
export const changeEmail = ({ link }: { link: string }) =>
  mailText({
    kind: 'change_email',
    subject: '新しいメールアドレスの確認',
    parts: [
      'メールアドレスを、このアドレスに変える申し込みがありました。次のページを開くと、変わります。',
      { action: 'メールアドレスを変える', url: link },
      'このリンクは30分のあいだ、1回だけ使えます。',
      '申し込んだ覚えがないときは、このメールを消してください。開かなければ、何も変わりません。',
    ],
  })

/** To the old address. It does not name the new one: the old mailbox may belong to another person by now. */
export const emailChanged = ({ at }: { at: Date }) =>
  mailText({
    kind: 'email_changed',
    subject: 'メールアドレスが変わりました',
    parts: [
      '登録のメールアドレスが、別のアドレスに変わりました。これからのお知らせは、新しいアドレスに届きます。',
      { facts: [['日時', longTimeText(at)]] },
      '変えた覚えがないときは、すぐに窓口へ知らせてください。',
      { action: '窓口に知らせる', url: settings.publicUrl + pages.contact() },
    ],
  })

/** The last mail. It is sent without an account: `candidate_user_id` is null. */
export const withdrawn = () =>
  mailText({
    kind: 'withdrawn',
    subject: '退会の手続きが終わりました',
    parts: [
      '退会の手続きが終わりました。プロフィール、職歴、履歴書など、登録していた内容は消えています。',
      'このアドレスへのメールは、これが最後です。',
      'これまで使っていただき、ありがとうございました。',
    ],
  })
