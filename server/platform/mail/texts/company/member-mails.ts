import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

type Invited = { company_name: string; invited_by_name: string; role: string; link: string }

export const invitation = ({ company_name, invited_by_name, role, link }: Invited) =>
  mailText({
    kind: 'invitation',
    subject: `「${plainWords(company_name)}」のメンバーに招待されています`,
    parts: [
      `${plainWords(invited_by_name)}さんが、あなたを「${plainWords(company_name)}」のメンバーに招待しています。次のページで氏名とパスワードを決めると、使いはじめられます。`,
      { facts: [['役割', role]] },
      { action: '招待を受ける', url: link },
      'このリンクは7日のあいだ、1回だけ使えます。',
      '心当たりがないときは、このメールを消してください。開かなければ、何も登録されません。',
    ],
  })

/** To a removed member: their account is gone, so only this mail can reach them. */
export const memberRemoved = ({ company_name }: { company_name: string }) =>
  mailText({
    kind: 'member_removed',
    subject: 'メンバーから外れました',
    parts: [
      `「${plainWords(company_name)}」の管理者が、あなたをメンバーから外しました。この企業のページは、もう開けません。`,
      'あなたが送ったメッセージは、相手とのやりとりとして、送ったときの氏名のまま残ります。',
      '手違いと思われるときは、企業の管理者に相談してください。',
    ],
  })

/** The first mail to a visitor who signs a company up. */
export const verifyCompany = ({ link, company_name, isKnown = false }: { link: string; company_name: string; isKnown?: boolean }) =>
  mailText({
    kind: 'verify_company',
    subject: '企業の登録の確認',
    parts: [
      `「${plainWords(company_name)}」の登録を受け付けました。次のページを開くと、このメールアドレスの確認が終わります。`,
      { action: 'メールアドレスを確認する', url: link },
      ...(isKnown
        ? [
            'このメールアドレスは、もう企業のメンバーのものです。登録すると、いまのアカウントで使える企業が1つ増えます。パスワードと二段階認証は、いまのままです。',
          ]
        : []),
      'このリンクは30分のあいだ、1回だけ使えます。',
      '申し込んだ覚えがないときは、このメールを消してください。開かなければ、登録されません。',
    ],
  })

type Asking = { name: string; email: string; members_link: string }

/** To a company's admins: one company has one account, and only they decide who belongs to it. */
export const askToInvite = ({ name, email, members_link }: Asking) =>
  mailText({
    kind: 'ask_to_invite',
    subject: '御社の方が、招待を待っています',
    parts: [
      '御社はすでに登録していますが、次の方から、新しく企業を登録する申し込みがありました。新しくは登録していません。',
      {
        facts: [
          ['氏名（本人の記入）', plainWords(name)],
          ['メールアドレス（確認済み）', email],
        ],
      },
      '一緒に使う方なら、メンバーのページから招待してください。',
      { action: 'メンバーのページを開く', url: members_link },
      '心当たりのない方なら、何もする必要はありません。相手は、御社の内容を見られません。',
    ],
  })
