import { href } from 'react-router'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import type { QuestionGroup } from './question.ts'

export const siteQuestions: QuestionGroup = {
  id: 'site',
  name: 'このサイトについて',
  questions: [
    {
      id: 'what-is-this',
      question: '人材紹介の会社とは、何が違いますか',
      answer: [
        'このサイトは求人と企業の情報を載せ、求職者と企業が直接やりとりする場を提供します。職業紹介は行いません。だれをだれに紹介するかを運営者が選ぶことはありません。',
      ],
      ways: [{ to: `${href('/terms')}#service`, label: '利用規約「サービスの内容」' }],
    },
    {
      id: 'demo',
      question: '「デモ」と書かれた企業や求人は何ですか',
      answer: ['サイトを試すために作った、実在しない企業と求人です。企業名の横に、いつも「デモ」と表示します。'],
      ways: [],
    },
    {
      id: 'app',
      question: 'アプリはありますか',
      answer: [
        'このサイトは、ブラウザからホーム画面に追加して、アプリのように開けます。保存した求人とやりとりを端末に保存しておくと、電波のないときも読めます。ほかの人も使う端末では、保存しないでください。',
      ],
      ways: [{ to: href('/settings/app'), label: 'アプリとオフライン' }],
    },
    {
      id: 'no-scripts',
      question: 'JavaScriptを使わなくても利用できますか',
      answer: ['検索、応募、メッセージなど、フォームとリンクでできることは、JavaScriptがなくても使えます。プッシュ通知など、一部の機能には必要です。'],
      ways: [],
    },
    {
      id: 'tracking',
      question: '閲覧した内容は、ほかの会社に送られますか',
      answer: [
        '運営者がタグマネージャーを設定していなければ、ページを開いただけで、ほかの会社に情報を送ることはありません。送る先は、個人情報の扱いのページにすべて載せています。',
      ],
      ways: [{ to: `${href('/privacy')}#third-parties`, label: '外部への送信' }],
    },
    {
      id: 'contact',
      question: '問い合わせには、いつ返信がありますか',
      answer: [
        '7日以内に確かめて答えます。メールアドレスを書いていただくと、受付番号と回答を送ります。ログインしている方は、設定の「通報と申し出」でも状況を見られます。',
      ],
      ways: [
        { to: href('/about/contact'), label: '問い合わせと通報' },
        { to: href('/settings/reports'), label: '通報と申し出' },
      ],
    },
    {
      id: 'feeds',
      question: '求人をフィードで受け取れますか',
      answer: ['検索の結果と企業ごとの求人を、フィードで受け取れます。登録は要りません。'],
      ways: [{ to: guideAddress('ja', 'integrators/feeds'), label: 'フィード' }],
    },
    {
      id: 'run-own',
      question: 'このソフトウェアで、自分のサイトを運営できますか',
      answer: ['できます。自分のサーバーで運営できる、MITライセンスのソフトウェアです。インストールの手順はドキュメントにあります。'],
      ways: [{ to: guideAddress('ja', 'operators/install'), label: 'インストール' }],
    },
  ],
}
