import { mailText } from '../mail-text.ts'

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
