import { settings } from '#server/settings.ts'
import { mailText } from '../mail-text.ts'

/** To the owner of an account when a visitor signs up with its address: the page gives everyone the same reply. */
export const alreadyRegistered = ({ reset_link, sign_in = '/online/companies/' }: { reset_link: string; sign_in?: string }) =>
  mailText({
    kind: 'already_registered',
    subject: 'すでに登録があります',
    parts: [
      'このメールアドレスで、新しい登録の申し込みがありました。すでに登録があるため、新しくは登録していません。',
      { action: 'ログインする', url: settings.publicUrl + sign_in },
      'パスワードを忘れたときは、次のページから新しく決められます。',
      { action: 'パスワードを決めなおす', url: reset_link },
      '申し込んだ覚えがないときは、何もする必要はありません。登録の内容は変わっていません。',
    ],
  })
