/** Who reads what, wherever scorecards are shown. */
export const BLIND_RULE =
  'ほかのメンバーの評価は、自分の評価を提出すると見られます。管理者も同じです。提出した人数は、この候補者を見られるメンバー全員に表示します。'
export const DISCLOSURE_NOTE =
  '評価は候補者に表示せず、候補者が書き出すデータにも含めません。候補者が退会すると削除します。御社が個人情報の開示を請求されたとき（個人情報保護法33条）は、評価も対象です。'
