import { accountant, clerk, driver, humanResources } from '../../judging/corporate.ts'
import { aiEngineer, backend, dataScientist, engineer, frontend, infra, manager, security, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, company, says, skills, title, useful } from '../../judging/judge.ts'
import { designer, productManager } from '../../judging/product-and-design.ts'
import { consultant, customerSuccess, customerSupport, insideSales, marketing, sales } from '../../judging/sales.ts'
import { intern, remote } from '../../judging/terms.ts'
import { queries } from '../query.ts'

const replace = any(all(engineer, any(title(/リプレ[ーイ]ス/), says(/リプレ[ーイ]ス/))), useful(says(/リプレ[ーイ]ス/)))

/** Other spellings of the same word, one letter wrong, or the way it sounds in Latin letters. */
export const spellings = queries('spellings', [
  ['エンジニヤ', engineer],
  ['デザイナ', designer],
  ['プロダクトマネジャー', productManager],
  ['プロダクトマネージャ', productManager],
  ['エンジニアリングマネジャー', manager],
  ['カスタマサクセス', customerSuccess],
  ['カスタマーサクセル', customerSuccess],
  ['カスタマーサポト', customerSupport],
  ['インサイドセールズ', insideSales],
  ['コンサルタンド', consultant],
  ['サーバサイドエンジニア', backend],
  ['ソフトウエアエンジニア', any(title(/ソフトウ[ェエ]ア|Software/i), useful(softwareEngineer))],
  ['フロントエンンド', frontend],
  ['データサイエンティト', dataScientist],
  ['セキュリティー', security],
  ['インフラエンジニヤ', infra],
  ['リプレイス エンジニア', replace],
  ['リプレース エンジニア', replace],
  ['ユーザ インタフェース デザイナー', all(designer, any(title(/UI/), useful(designer)))],
  ['eigyou', sales],
  ['keiri', accountant],
  ['jinji', humanResources],
  ['dezaina-', designer],
  ['enjinia', engineer],
  ['ドライバ', driver],
  ['えんじにあ', engineer],
  ['いんたーん', intern],
  ['ﾏｰｹﾃｨﾝｸﾞ', marketing],
  ['ＡＩエンジニア', aiEngineer],
  ['タイプスクリプト', any(skills(/TypeScript/), title(/TypeScript/), useful(says(/TypeScript/)))],
  ['リモートワク', remote],
  ['マネーフォーワード エンジニア', all(company(/マネーフォワード/), engineer)],
  ['事務　スタッフ', clerk],
])
