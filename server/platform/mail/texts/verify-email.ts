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
