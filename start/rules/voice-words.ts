type Word = {
  /** What must not be shown. */
  not: RegExp
  use: string
  /** Without it in both registers. */
  staffOnly?: true
}

/** Words that visitors, candidates and staff read nowhere, with the word that stands there instead: one word for one thing. */
export const voiceWords: Word[] = [
  { not: /成長の段階|会社の段階|企業の段階/, use: 'フェーズ' },
  { not: /(?<![一-龥])社員数/, use: '従業員数' },
  { not: /保存した条件/, use: '保存した検索' },
  { not: /(?<=['"、])見た求人(?=['"、<])/, use: '閲覧履歴' },
  { not: /これからのこと/, use: 'これから' },
  { not: /受けてもらえ|受けられたスカウト|受けられた・/, use: '承諾' },
  { not: /今ではない/, use: '時期を改めて受け取る、保留' },
  { not: /気になる」?に入れ|気になるをくれ|企業からの気になる/, use: '「気になる」を送る' },
  { not: /興味なしにした求人/, use: '非表示にした求人・企業' },
  { not: /似かた/, use: '類似度' },
  { not: /会う目的/, use: '面談の種類' },
  { not: /場所かリンク/, use: '場所・会議URL' },
  { not: /書き足しの(お願い|頼み)|書き足しを頼/, use: '追記のリクエスト、追記を依頼' },
  { not: /管理した人数|まとめた人数/, use: 'マネジメント人数' },
  { not: /英語の水準/, use: '英語レベル' },
  { not: /決めなお/, use: '再設定' },
  { not: /ログインと安全/, use: 'ログインとセキュリティ' },
  { not: /新しい求人の知らせ|新着を知らせ/, use: '新着の通知' },
  { not: /連携を解き|連携を解く/, use: '連携を解除' },
  { not: /CSV[をで]受け取る/, use: 'CSVをダウンロード' },
  { not: /もどる|もどり|つづける|つぎへ/, use: '戻る、続ける、次へ' },
  { not: /会員登録がいります/, use: '会員登録が必要です' },
  { not: /目指すもの(?=['"<])/, use: 'ビジョン' },
  { not: /同じものが2度/, use: '同じ項目が重複' },
  { not: /決めない['"（<]/, use: '未割り当て' },
  { not: /ひな形/, use: 'テンプレート', staffOnly: true },
  { not: /招[くいか]/, use: '招待', staffOnly: true },
  { not: /(?<!に)加え[るてたま]/, use: '追加', staffOnly: true },
  { not: /返事/, use: '返信、回答', staffOnly: true },
  { not: /送りなお/, use: '再送', staffOnly: true },
  { not: /求職者をさがす/, use: '候補者検索', staffOnly: true },
  { not: /しぼ[るりっ]/, use: '絞り込み', staffOnly: true },
  { not: /文面の確かめ/, use: '文面チェック', staffOnly: true },
  { not: /鍵を取りかえ/, use: 'シークレットを再発行', staffOnly: true },
  { not: /いつの資本金/, use: '資本金の時点', staffOnly: true },
  { not: /断られた理由/, use: '辞退理由', staffOnly: true },
]
