import { href } from 'react-router'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import type { QuestionGroup } from './question.ts'

export const accountQuestions: QuestionGroup = {
  id: 'account',
  name: '登録とログイン',
  questions: [
    {
      id: 'free',
      question: '料金はかかりますか',
      answer: ['求職者は無料です。求人の紹介や応募の料金を求職者から受け取ることはありません。就職のお祝い金などをお渡しすることもありません。'],
      ways: [{ to: `${href('/terms')}#fees`, label: '利用規約「料金」' }],
    },
    {
      id: 'without-account',
      question: '登録しなくても求人を読めますか',
      answer: ['求人と企業のページは、登録しなくてもすべて読めます。応募、「気になる」、メッセージには会員登録が必要です。'],
      ways: [{ to: href('/job_offer/search'), label: '求人をさがす' }],
    },
    {
      id: 'sign-up',
      question: '会員登録はどうすればできますか',
      answer: [
        'メールアドレスと8文字以上のパスワードを入力し、届いたメールのリンクを開いて「登録を完了する」を押します。求人の「応募する」からは、メールアドレスだけで登録できます。',
        '登録しただけでは、プロフィールは企業に公開されません。16歳未満の方は登録できません。',
      ],
      ways: [
        { to: href('/registration/onestep'), label: '会員登録' },
        { to: guideAddress('ja', 'candidates/start'), label: '登録とプロフィール' },
      ],
    },
    {
      id: 'no-mail',
      question: '確認のメールが届きません',
      answer: [
        '迷惑メールのフォルダーを確かめてください。メールのリンクは30分間、1回だけ使えます。期限が過ぎたときは、もう一度登録すると新しいメールが届きます。前のメールのリンクは使えなくなります。',
      ],
      ways: [{ to: href('/registration/onestep'), label: '会員登録' }],
    },
    {
      id: 'password',
      question: 'パスワードを忘れました',
      answer: ['登録したメールアドレスを入力すると、新しいパスワードを設定するリンクが届きます。リンクは30分間、1回だけ使えます。'],
      ways: [{ to: href('/password/reset'), label: 'パスワードを再設定する' }],
    },
    {
      id: 'lost-phone',
      question: 'スマートフォンをなくして、二段階認証のコードを出せません',
      answer: [
        '認証コードの代わりに、リカバリーコードを入力してください。リカバリーコードもないときは、問い合わせの窓口にご連絡ください。運営がご本人と確かめられたときは、二段階認証を外せます。',
      ],
      ways: [{ to: href('/about/contact'), label: '問い合わせ' }],
    },
    {
      id: 'other-sign-in',
      question: 'GoogleやLINEでログインできますか',
      answer: [
        '運営者が設定しているサイトでは、Google、Apple、GitHub、LINEで登録とログインができます。使えるものは、ログインのページにボタンが出ます。',
        'すでに登録している方は、いつもの方法でログインしてから連携してください。メールアドレスが同じというだけで、登録済みのアカウントが開くことはありません。',
      ],
      ways: [{ to: href('/settings/sign_in'), label: '連携の設定' }],
    },
    {
      id: 'change-mail',
      question: 'メールアドレスを変更できますか',
      answer: ['変更できます。新しいアドレスに確認のメールが届きます。そのリンクを開くまでは、いまのアドレスのままです。'],
      ways: [{ to: href('/settings/security/email'), label: 'メールアドレスの変更' }],
    },
    {
      id: 'quit',
      question: '退会するには、どうすればよいですか',
      answer: [
        '退会のページで理由を選び、消えるものを確かめてから退会します。プロフィール、職歴、希望、職務経歴書、設定、あなたが書いたメッセージの本文は、すぐに消えます。元に戻せません。',
        '企業が書いたメッセージは企業に残り、あなたの名前は「退会済みユーザー」になります。手元に残したいものは、先に書き出してください。',
      ],
      ways: [
        { to: href('/quit'), label: '退会' },
        { to: href('/settings/export'), label: 'データの書き出し' },
      ],
    },
  ],
}
