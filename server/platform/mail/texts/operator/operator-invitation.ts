import { mailText } from '../../mail-text.ts'

export const operatorInvitation = ({ link }: { link: string }) =>
  mailText({
    kind: 'operator_invitation',
    subject: '運営のメンバーとして使いはじめる',
    parts: [
      '芽生えの運営のメンバーに加えられました。次のページでパスワードを決め、つづけて二段階認証を設定してください。',
      { action: 'パスワードを決める', url: link },
      'このリンクは30分のあいだ、1回だけ使えます。過ぎたときは、運営のほかのメンバーに送りなおしてもらってください。',
      '心当たりがないときは、このメールを消してください。',
    ],
  })
