import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

type Invited = { company_name: string; invited_by_name: string; role: string; link: string }

export const invitation = ({ company_name, invited_by_name, role, link }: Invited) =>
  mailText({
    kind: 'invitation',
    subject: `「${plainWords(company_name)}」のメンバーに招かれています`,
    parts: [
      `${plainWords(invited_by_name)}さんが、あなたを「${plainWords(company_name)}」のメンバーに招いています。次のページで氏名とパスワードを決めると、使いはじめられます。`,
      { facts: [['役割', role]] },
      { action: '招待を受ける', url: link },
      'このリンクは7日のあいだ、1回だけ使えます。',
      '心当たりがないときは、このメールを消してください。開かなければ、何も登録されません。',
    ],
  })
