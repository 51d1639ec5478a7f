import { mailText } from '../mail-text.ts'

export const resetPassword = ({ link }: { link: string }) =>
  mailText({
    kind: 'reset_password',
    subject: 'パスワードを決めなおす',
    parts: [
      'パスワードを決めなおす申し込みがありました。次のページで、新しいパスワードを決めてください。',
      { action: '新しいパスワードを決める', url: link },
      'このリンクは30分のあいだ、1回だけ使えます。',
      '申し込んだ覚えがないときは、このメールを消してください。パスワードは変わっていません。',
    ],
  })
