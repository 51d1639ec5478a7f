import { href } from 'react-router'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import type { QuestionGroup } from './question.ts'

const startGuide = { to: guideAddress('ja', 'recruiters/start'), label: '企業ページとメンバー' }
const signUp = { to: href('/online/companies/sign_up'), label: '企業の登録' }

export const companyQuestions: QuestionGroup = {
  id: 'companies',
  name: '企業の方：登録とメンバー',
  questions: [
    {
      id: 'company-fees',
      question: '企業の料金を教えてください',
      answer: [
        '求人と企業ページの掲載、候補者の検索、スカウト、採用が決まったときの料金は、いずれも0円です。違約金もありません。求人を初めて公開する前に、料金のページへの同意をうかがいます。',
      ],
      ways: [{ to: href('/about/fees'), label: '企業の料金と違約金' }],
    },
    {
      id: 'company-sign-up',
      question: '企業の登録には何が必要ですか',
      answer: [
        '登記上の名称、法人番号（13桁）、企業サイトのアドレス、企業サイトと同じドメインのメールアドレスが必要です。だれでも作れるメールアドレスでは登録できません。登録した方が最初の管理者になります。',
      ],
      ways: [signUp, startGuide],
    },
    {
      id: 'company-approval',
      question: '承認されるまで、何ができますか',
      answer: ['求人と企業ページを作成できます。求人の公開と、候補者の検索・スカウト・メッセージの送信は、運営の承認後にできます。'],
      ways: [startGuide],
    },
    {
      id: 'company-claim',
      question: '自社がすでに掲載されています',
      answer: [
        'まだだれも登録していない企業には、企業の登録の画面から、管理者になる申請ができます。運営がドメインと法人番号で確認し、結果をメールでお知らせします。すでに登録している企業には、管理者からの招待で参加します。',
      ],
      ways: [signUp],
    },
    {
      id: 'company-members',
      question: 'メンバーを追加・削除するには',
      answer: [
        '管理者が「設定」→「メンバーと役割」から招待します。招待は7日間、1回だけ使えます。メンバーから削除と、すべての端末でログアウトし、その人のAPIキーも無効になります。送ったメッセージは残ります。',
      ],
      ways: [{ to: href('/online/companies/settings/members'), label: 'メンバーと役割' }],
    },
    {
      id: 'company-roles',
      question: '役割ごとに、できることは何が違いますか',
      answer: [
        '管理者はすべて、リクルーターは求人の公開とスカウトまで、アシスタントは求人の編集とメッセージまで、ゲストは担当になったやりとりと選考の閲覧、社内メモができます。管理者とリクルーターは、二段階認証を設定してから利用します。',
      ],
      ways: [{ to: href('/online/companies/settings/members'), label: '権限一覧（ロール）' }, startGuide],
    },
    {
      id: 'company-password',
      question: '企業のアカウントのパスワードを忘れました',
      answer: ['登録したメールアドレスを入力すると、新しいパスワードを設定するリンクが届きます。リンクは30分間、1回だけ使えます。'],
      ways: [{ to: href('/online/companies/password/reset'), label: 'パスワードを再設定する' }],
    },
    {
      id: 'company-api',
      question: '採用管理システムと連携できますか',
      answer: [
        '管理者がAPIキーを発行すると、許可した範囲で、自社のプログラムから求人や選考を読み書きできます。できごとを受け取るWebhookと、公開中の求人のフィードもあります。',
      ],
      ways: [
        { to: guideAddress('ja', 'integrators/api'), label: 'API' },
        { to: guideAddress('ja', 'integrators/webhooks'), label: 'Webhook' },
        { to: guideAddress('ja', 'integrators/feeds'), label: 'フィード' },
      ],
    },
  ],
}
