import { any, title, useful } from './judge.ts'

export const productManager = any(
  title(/プロダクトマネージャ|Product Manager|PdM|プロダクトマネジメント|プロダクトオーナー/i),
  useful(title(/プロジェクトマネージャ|Project Manager|プロダクト企画|商品・プロダクト企画|プロダクト連携/i)),
)
export const projectManager = any(
  title(/プロジェクトマネージャ|プロジェクトマネジメント|Project Manager|プロジェクト管理/i),
  useful(title(/プロダクトマネージャ|PdM|テクニカルディレクター|Webディレクター|導入支援|プロダクトマネジメント/i)),
)
/** PM stands for both. */
export const pm = any(
  title(/\bPM\b|PM-|プロダクトマネージャ|プロジェクトマネージャ|PdM|Product Manager|Project Manager|プロジェクトマネジメント|プロダクトマネジメント/i),
  useful(title(/プロジェクト管理|プロダクトオーナー|テクニカルディレクター|Webディレクター|導入支援/i)),
)
export const designer = any(
  title(/デザイナー|Designer|アートディレクター|デザインマネージャー|デザインディレクター/i),
  useful(title(/クリエイター|LP制作|UIエンジニア|ビジネスデザイン/i)),
)
export const uiDesigner = any(
  title(/UIデザイナー|UI\/UX|プロダクトデザイナー|UXデザイナー/i),
  useful(title(/デザイナー|デザインマネージャー|UIエンジニア|UXリサーチャー/i)),
)
export const webDesigner = any(
  title(/webデザイナー|LP制作|HP、LP/i),
  useful(title(/UIデザイナー|UI\/UX|プロダクトデザイナー|コミュニケーションデザイナー|^デザイナー|Webディレクター/im)),
)
export const communicationDesigner = any(title(/コミュニケーションデザイナー/), useful(title(/デザイナー|アートディレクター/)))
export const director = any(title(/ディレクター/), useful(title(/プロデューサー|プロジェクトマネージャー|編集担当/)))
export const researcher = any(title(/リサーチャー|市場調査|研究員|研究開発|R&D/i), useful(title(/アナリスト|データ分析/)))
export const writer = any(title(/編集|ライター|コンテンツ戦略/), useful(title(/コンテンツマーケ|採用広報|SNS運用/)))
export const executive = any(title(/CTO|CIO|VPoE|VP of|COO|CFO|CRO|責任者|開発部長|経営幹部/i), useful(title(/室長|部長候補|幹部候補|経営企画/)))
