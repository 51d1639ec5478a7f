import { accountant, humanResources } from '../../judging/corporate.ts'
import { aiEngineer, backend, dataEngineer, embedded, engineer, frontend, infra } from '../../judging/engineers.ts'
import { any, skills, title, useful, says } from '../../judging/judge.ts'
import { designer, productManager, researcher } from '../../judging/product-and-design.ts'
import { customerSuccess, customerSupport, insideSales, marketing, sales } from '../../judging/sales.ts'
import { intern } from '../../judging/terms.ts'
import { queries } from '../query.ts'

export const spellings = queries('spellings', [
  ['エンジニヤ', engineer],
  ['デザイナ', designer],
  ['プロダクトマネジャー', productManager],
  ['プロダクトマネージャ', productManager],
  ['カスタマサクセス', customerSuccess],
  ['カスタマーサクセル', customerSuccess],
  ['カスタマーサポト', customerSupport],
  ['サーバサイドエンジニア', backend],
  ['フロントエンンド', frontend],
  ['インフラエンジニヤ', infra],
  ['インサイドセールズ', insideSales],
  ['データエンジニヤ', dataEngineer],
  ['組込みエンジニア', embedded],
  ['組込', embedded],
  ['リサーチャ', researcher],
  ['eigyou', sales],
  ['keiri', accountant],
  ['jinji', humanResources],
  ['enjinia', engineer],
  ['いんたーん', intern],
  ['ﾏｰｹﾃｨﾝｸﾞ', marketing],
  ['ＡＩエンジニア', aiEngineer],
  ['タイプスクリプト', any(skills(/TypeScript/), title(/TypeScript/), useful(says(/TypeScript/)))],
])
