import { all, any, company, says, title, useful, type Judge } from '../../judging/judge.ts'
import { engineer, sre } from '../../judging/engineers.ts'
import { productManager } from '../../judging/product-and-design.ts'
import { customerSuccess, fieldSales, sales } from '../../judging/sales.ts'
import { intern } from '../../judging/terms.ts'
import { queries } from '../query.ts'

const [moneyForward, bizReach, helpfeel, kaminashi, unifa, transcosmos, aspark, kopro, hatena, nttData, algomatic, technopro, japanHoldings]: Judge[] = [
  /マネーフォワード/,
  /ビズリーチ/,
  /Helpfeel/i,
  /カミナシ/,
  /ユニファ/,
  /トランス・?コスモス/,
  /アスパーク/,
  /コプロコンストラクション/,
  /Increments/i,
  /NTTデータ/,
  /Algomatic/i,
  /テクノプロ/,
  /ジャパンホールディングス/,
].map(company) as [Judge, Judge, Judge, Judge, Judge, Judge, Judge, Judge, Judge, Judge, Judge, Judge, Judge]
/** Its group works under other names, which a posting's title holds. */
const kessai = any(title(/ケッサイ|Kessai/i), useful(all(moneyForward, says(/ケッサイ|Kessai/i))))

export const companies = queries('companies', [
  ['㈱カミナシ', kaminashi],
  ['カミナシ', kaminashi],
  ['（株）Helpfeel', helpfeel],
  ['helpfeel', helpfeel],
  ['株式会社マネーフォワード', moneyForward],
  ['マネーフォワード', moneyForward],
  ['Money Forward', moneyForward],
  ['マネーフォーワード', moneyForward],
  ['ビズリーチ', bizReach],
  ['㈱ビズリーチ', bizReach],
  ['ユニファ', unifa],
  ['ユニファ(株)', unifa],
  ['トランスコスモス', transcosmos],
  ['トランス・コスモス', transcosmos],
  ['アスパーク エンジニア', all(aspark, engineer)],
  ['株式会社アスパーク', aspark],
  ['コプロ コンストラクション', kopro],
  ['Increments', hatena],
  ['ＮＴＴデータ', nttData],
  ['株式会社 algomatic', algomatic],
  ['テクノプロ コンストラクション', technopro],
  ['ジャパンホールディングス(株)', japanHoldings],
  ['マネーフォワード SRE', all(moneyForward, sre)],
  ['カミナシ カスタマーサクセス', all(kaminashi, customerSuccess)],
  ['ビズリーチ 名古屋', all(bizReach, title(/名古屋/))],
  ['マネーフォワードケッサイ', kessai],
  ['ヘルプフィール', helpfeel],
  ['Helpfeel フィールドセールス', all(helpfeel, fieldSales)],
  ['マネーフォワード インターン', all(moneyForward, intern)],
  ['カミナシの営業', all(kaminashi, sales)],
  ['マネフォ プロダクトマネージャー', all(moneyForward, productManager)],
])
