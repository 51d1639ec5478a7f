import { foldFound } from '#contract/platform/finding/fold-found.ts'

/** What people call a field of work besides its name; ids of `job_fields`. */
const words: Record<number, string> = {
  0: '事業企画 経営企画 新規事業 アライアンス BizDev コンサルタント コンサルティング',
  5: 'リサーチ 調査 researcher',
  6: 'セールス インサイドセールス フィールドセールス カスタマーサクセス カスタマーサポート CS sales アカウントエグゼクティブ',
  13: '生産 製造 物流 配送 工場 保守 施工管理 operations',
  15: 'プリセールス ソリューションアーキテクト 技術営業',
  16: 'バックエンド サーバサイド フルスタック ソフトウェアエンジニア プログラマー Webエンジニア テックリード backend',
  18: 'SRE クラウド ネットワーク セキュリティ プラットフォーム DevOps 社内SE infrastructure',
  21: '店舗 接客 販売 カウンセラー',
  22: 'PR コーポレートコミュニケーション',
  25: 'VPoE CIO 技術責任者',
  29: 'iOS Android モバイル アプリ Flutter Swift Kotlin',
  32: '商品開発 販促 販売促進',
  33: 'マーケター 広告運用 SEO marketing',
  38: 'データアナリスト データサイエンティスト データエンジニア アナリスト',
  42: 'フロントエンジニア UIエンジニア React Vue frontend',
  100: '採用 労務 人材開発 HR リクルーター',
  101: '会計 税務 CFO ファイナンス 決算 finance',
  102: '知財 弁護士 コンプライアンス legal',
  103: 'UI UX グラフィック アートディレクター designer',
  104: 'PdM PM プロダクトオーナー プロダクト企画',
  105: '品質保証 テスト テスター SDET',
  106: 'ML AI 深層学習 MLOps 生成AI',
  107: '回路 機械設計 ファームウェア 電気 メカ hardware embedded',
  108: '事務 秘書 コーポレート 情シス 情報システム',
  109: 'CEO COO CFO 役員 執行役員 取締役',
  110: 'R&D 研究者 scientist',
}

/** Whether a field of work is meant by what somebody types: its name, or what people call it. */
export function isOccupationMeant({ id, name }: { id: number; name: string }, typed: string) {
  const wanted = foldFound(typed).trim()
  return wanted !== '' && [name, ...(words[id]?.split(' ') ?? [])].some((word) => foldFound(word).includes(wanted))
}
