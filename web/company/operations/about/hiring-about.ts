import { href } from 'react-router'
import { about, formula, guide, type PageAbouts, question } from '#web/platform/shell/about-page/page-about.ts'

const hiring = guide('recruiters/hiring', '候補者検索・スカウト・選考')
const answerRate = question('improve-answer-rate', '「応募への回答」が表示されません・上がりません')
const names = question('candidate-names', '候補者の氏名や連絡先が表示されません')
const refused = question('scout-refused', 'スカウトを送信できません')
const board = question('board-notifies', '選考ボードでカードを移動すると、候補者に通知されますか')
const twoMessages = question('two-messages', '候補者に続けてメッセージを送れません')
const scouts = formula('scouts', '誠実度の計算')

export const hiringAbout: PageAbouts = {
  [href('/online/companies/find')]: about(
    ['選考、メッセージ、候補者、求人、ストーリー、メンバーをまとめて検索します。', '表示するのは、自分の役割で開けるものだけです。'],
    question('company-roles', '役割ごとに、できることは何が違いますか'),
    hiring,
  ),
  [href('/online/companies/dashboard')]: about(
    [
      '対応が必要な項目、求人別の選考状況、直近28日の選考、今日の面談・面接、チームの動き、公開中の回答率を表示します。',
      '直近28日の数値は「分析」と同じ集計です。「自分の担当」は、自分が担当する候補者、自分が面接する面談・面接、担当の求人に絞ります。',
      '担当の求人は、自分が担当者か、自分の担当の候補者が選考中の求人です。',
      '期限を過ぎた応募とスカウトは、候補者の画面で「返信なし」になります。',
    ],
    answerRate,
    formula('responses', '回答率の算出方法'),
  ),
  [href('/online/companies/selection/outside')]: about(
    [
      '紹介、エージェント、イベントで知った人を、本人の同意を得て登録します。',
      '本人が同意するまでは氏名とメールアドレスだけです。候補者検索、適合、スカウトの対象にはなりません。',
      '14日以内に答えがないとき、断られたとき、保管する期間が過ぎたときは、すべて削除されます。',
    ],
    hiring,
  ),
  [href('/online/companies/referrals')]: about(
    [
      '知人に自分で渡す紹介リンクを作ります。リンクを見られるのは自分だけです。',
      '開いた人は、自分で登録を申し込みます。だれが登録したかは表示しません。本人が認めたときだけ、応募があった件数を表示します。',
    ],
    hiring,
  ),
  [href('/online/companies/selection/outside/new')]: about(
    ['本人に同意を求めるメールを1通送ります。送信する前に、宛先と文面を表示します。', '断った人に、同じ企業からもう一度お願いすることはできません。'],
    hiring,
  ),
  [href('/online/companies/selection/outside/detail')]: about(
    [
      '社外からの候補者1人の内容、担当、ステータス、面接日程、評価、履歴書、社内メモ、履歴です。',
      '履歴書を開いた日は、本人のページに表示されます。担当、評価、社内メモは本人に表示しません。',
    ],
    hiring,
  ),
  [href('/online/companies/selection/outside/meeting')]: about(
    [
      '候補日をメールで送るか、電話などで決まった日時を記録します。送信する前に、宛先と文面を表示します。',
      '本人は会員登録なしで、リンクのページから選ぶか、都合が合わない・辞退すると答えます。場所とひとことは、メールではなくそのページに表示します。',
      '答えがあると、担当と面接担当に通知します。',
    ],
    hiring,
  ),
  [href('/online/companies/selection/outside/meeting/change')]: about(
    ['決まった日時と面接担当を変更します。', 'メールを受け取った人には、日時の変更もメールで知らせます。面接担当の変更は知らせません。'],
    hiring,
  ),
  [href('/online/companies/messages')]: about(
    ['候補者とのやりとりの一覧です。ゲストには、担当になったやりとりだけを表示します。', '候補者の返信を待たずに送信できるのは2通までです。'],
    twoMessages,
    hiring,
  ),
  [href('/online/companies/messages/detail')]: about(
    [
      '候補者とのやりとりです。社内メモ、送信予約、担当の割り当ては、候補者に表示しません。',
      '予約のあとに候補者からメッセージが届くと、予約した人が確認するまで送信しません。',
      '「希望と適合」を開くと、プロフィールの閲覧として候補者の「見られた記録」に残ります。',
      '同じ文面の使い回しと、プログラムからの送信は、返信に数えません。',
    ],
    twoMessages,
    names,
    hiring,
  ),
  [href('/online/companies/candidates')]: about(
    [
      'プロフィールを公開している候補者を、言葉と条件で検索します。自社をブロックした候補者と、職歴に自社がある候補者は含みません。',
      '人数は5人きざみです。並び順は、料金では変わりません。',
    ],
    names,
    { to: href('/about/ranking'), label: '表示の順番' },
    hiring,
  ),
  [href('/online/companies/candidates/pools')]: about(
    [
      'あとで連絡したい候補者を、目的ごとにまとめます。連絡する日になると、担当に通知し、ホームに表示します。',
      'プール、メモ、タグ、リマインダーは、候補者に表示しません。公開をやめた候補者と、自社をブロックした候補者は、表示されなくなります。',
    ],
    hiring,
  ),
  [href('/online/companies/candidates/detail')]: about(
    ['候補者が自社に公開している範囲のプロフィールです。', '開いた記録は、候補者が確認できます。1日に開ける人数には上限があります。'],
    names,
    hiring,
  ),
  [href('/online/companies/scouts')]: about(
    ['自社が送信したスカウトと、候補者の回答です。', '届いた日時と、1件ごとの辞退の理由は、候補者だけが知っています。'],
    refused,
    scouts,
    hiring,
  ),
  [href('/online/companies/scouts/templates')]: about(
    [
      'スカウトの書き出しと結びのテンプレートと、辞退の理由の集計です。',
      '辞退の理由は、5件以上の回答をまとめた件数だけを表示します。',
      'スカウトの理由には、テンプレートを使えません。',
    ],
    refused,
    hiring,
  ),
  [href('/online/companies/scouts/new')]: about(
    ['1人の候補者に向けてスカウトを作成します。', '誠実度と類似度は入力中に計算し、送信後は候補者にも表示します。類似度が60%以上のスカウトは送信できません。'],
    refused,
    scouts,
    hiring,
  ),
  [href('/online/companies/selection')]: about(
    ['応募とスカウト承諾を、選考の段階ごとに表示します。', 'カードの移動は社内の記録で、候補者に通知しません。'],
    board,
    hiring,
  ),
  [href('/online/companies/selection/detail')]: about(
    [
      '1件の応募の段階、日程、書類、社内のメモをまとめたページです。社内のメモは候補者に表示しません。',
      '選考を終了した結果は、60秒後に候補者へ通知します。それまでは取り消せます。',
    ],
    board,
    names,
    hiring,
  ),
  [href('/online/companies/selection/scorecard')]: about(
    [
      '面接キットに沿って、候補者への自分の評価を書きます。下書きは自分だけに表示します。',
      'ほかのメンバーの評価は、自分の評価を提出すると表示します。候補者には表示しません。',
    ],
    hiring,
  ),
  [href('/online/companies/job_offers/overview')]: about(
    [
      '1件の求人の公開の状態と、選考の段階ごとの人数、返信を待っている人、これからの面談・面接をまとめたページです。',
      '件数は、このページを開いたときに数えます。',
    ],
    board,
    hiring,
  ),
  [href('/online/companies/job_offers/figures')]: about(
    ['1件の求人の選考の数字です。これまでに始まったすべての選考から計算します。', '飛ばした段階は、その段階に進んだ人数に数えません。'],
    board,
    hiring,
  ),
  [href('/online/companies/selection/together')]: about(
    [
      '選んだ候補者に同じ文面を1通ずつ送るか、1人ずつ理由を選んで選考を終了する前に、相手と内容を確認します。',
      '同じ文面の使い回しは、返信の実績では返信に数えません。',
    ],
    board,
    hiring,
  ),
  [href('/online/companies/selection/notice')]: about(
    ['段階の変更を候補者に通知する前に、文面を確認します。', '通知は60秒後に送信します。それまでは取り消せます。'],
    board,
    hiring,
  ),
  [href('/online/companies/selection/offer')]: about(
    [
      '労働条件を書いたオファーを作成し、候補者の回答を記録に残すページです。下書きは候補者に表示しません。',
      '求人票と違う条件は、理由とともに候補者に表示します。送信した版の内容は変わりません。',
    ],
    hiring,
  ),
  [href('/online/companies/selection/offer/preview')]: about(
    ['候補者に届くオファーを、送信の前に確認するページです。', '送信すると候補者に通知し、選考は「内定」に進みます。'],
    hiring,
  ),
  [href('/online/companies/figures/selection')]: about(
    [
      '選んだ期間に始まった選考が、返信・面接・内定・入社決定のどこまで進んだかを、求人・始まりかた・担当ごとに表示します。',
      '前の期間は、同じだけの日数がたった時点の件数です。割合は5件から表示します。',
      '表はそれぞれCSVでダウンロードできます。',
    ],
    board,
    hiring,
  ),
  [href('/online/companies/figures/cases')]: about(
    [
      '数字に数えた選考を1件ずつ表示します。数字と同じ条件で数え、時間の数字は長い順に並べます。',
      '採用経路の数字には、同意した社外からの候補者も入ります。',
      'やりとりを表示できなくなった選考は、件数だけを数えます。',
    ],
    board,
    hiring,
  ),
  [href('/online/companies/figures')]: about(
    [
      '自社の回答率、閲覧、応募、スカウト、選考の件数です。社内では5件から、公開ページでは10件から表示します。',
      '閲覧と「気になる」は5きざみに切り捨て、5に満たない数は表示しません。',
      '回答の記録は、企業も運営も書き換えられません。',
    ],
    answerRate,
    formula('responses', '回答率の算出方法'),
    formula('views', '閲覧の数えかた'),
  ),
}
