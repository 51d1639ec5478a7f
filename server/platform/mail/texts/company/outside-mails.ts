import { ANSWER_DAYS, consentFacts, LINK_DAYS, outsideSources, type OutsideSource } from '#contract/hiring/outside/outside-names.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

type Asked = { name: string; company_name: string; added_by: string; source: OutsideSource; position_title: string | null; keep_months: number; link: string }

/** To somebody without an account whom a company wants to add. Names are the only words of others in it. */
export const outsideConsent = ({ name, company_name, added_by, source, position_title, keep_months, link }: Asked) =>
  mailText({
    kind: 'outside_consent',
    subject: '採用選考への登録について、同意の確認',
    parts: [
      `${plainWords(name)}さん`,
      `「${plainWords(company_name)}」の${plainWords(added_by)}さんが、採用選考の候補者として、あなたの氏名とメールアドレスを登録しようとしています。あなたが同意するまで、この2つのほかは何も登録されません。`,
      {
        facts: [
          ['求人', position_title ? plainWords(position_title) : '決まっていません'],
          ['知ったきっかけ（企業の記入）', outsideSources[source]],
          ...consentFacts({ company_name: plainWords(company_name), keep_months }).map(([label, value]): [string, string] => [label, value]),
        ],
      },
      { action: '内容を確かめて、同意する・断る', url: link },
      `断るときも同じページです。${ANSWER_DAYS}日以内に答えがないときは、すべて削除します。断ると、この企業から同じお願いは届きません。`,
      '心当たりがないときは、断るか、このメールを消してください。会員登録は必要ありません。',
    ],
  })

type Entered = { name: string; company_name: string; referred_by: string; position_title: string | null; keep_months: number; link: string }

/** To an address that somebody typed behind a colleague's link. */
export const referralConfirm = ({ name, company_name, referred_by, position_title, keep_months, link }: Entered) =>
  mailText({
    kind: 'referral_confirm',
    subject: '採用選考への登録の確認',
    parts: [
      `${plainWords(name)}さん`,
      `${plainWords(referred_by)}さんの紹介リンクから、「${plainWords(company_name)}」の採用選考への登録の申し込みがありました。次のページで確かめるまで、企業には何も届きません。`,
      {
        facts: [
          ['求人', position_title ? plainWords(position_title) : '決まっていません'],
          ...consentFacts({ company_name: plainWords(company_name), keep_months }).map(([label, value]): [string, string] => [label, value]),
        ],
      },
      { action: '内容を確かめて、登録する・やめる', url: link },
      `${ANSWER_DAYS}日以内に答えがないときは、すべて削除します。会員登録は必要ありません。`,
      '心当たりがないときは、同じページで断るか、このメールを消してください。',
    ],
  })

type Linked = { company_name: string; link: string; is_receipt: boolean }

/** The way to one's own data: after the consent, and whenever one asks for it. */
export const outsideLink = ({ company_name, link, is_receipt }: Linked) =>
  mailText({
    kind: 'outside_link',
    subject: is_receipt ? '採用選考への登録に同意しました' : '登録内容を確かめるリンク',
    parts: [
      is_receipt
        ? `「${plainWords(company_name)}」の採用選考への登録に同意しました。登録した内容は、次のページで確かめ、直し、すべて削除できます。`
        : `「${plainWords(company_name)}」に登録されている、あなたの内容のページです。確かめ、直し、すべて削除できます。`,
      { action: '登録内容を確かめる', url: link },
      `このリンクは${LINK_DAYS}日のあいだ使えます。内容を変えると使い終わります。新しいリンクは、同じページで受け取れます。`,
      '心当たりがないときは、このページですべて削除できます。',
    ],
  })
