import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

/** The first mail to a visitor who signs a company up. */
export const verifyCompany = ({ link, company_name }: { link: string; company_name: string }) =>
  mailText({
    kind: 'verify_company',
    subject: '企業の登録の確認',
    parts: [
      `「${plainWords(company_name)}」の登録を受け付けました。次のページを開くと、このメールアドレスの確認が終わります。`,
      { action: 'メールアドレスを確認する', url: link },
      'このリンクは30分のあいだ、1回だけ使えます。',
      '申し込んだ覚えがないときは、このメールを消してください。開かなければ、登録されません。',
    ],
  })
