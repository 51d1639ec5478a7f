import { accountant, generalAffairs, humanResources, labor, legal, operations, publicRelations } from '../../judging/corporate.ts'
import { analyst, backend, dataEngineer, embedded, frontend, infra, machineLearning, qa, softwareEngineer, sre } from '../../judging/engineers.ts'
import { designer, productManager, researcher } from '../../judging/product-and-design.ts'
import { bizDev, corporateSales, customerSuccess, customerSupport, insideSales, marketing, sales, salesEngineer } from '../../judging/sales.ts'
import { queries } from '../query.ts'

export const oneWord = queries('one word', [
  ['SRE', sre],
  ['経理', accountant],
  ['営業', sales],
  ['PdM', productManager],
  ['カスタマーサクセス', customerSuccess],
  ['デザイナー', designer],
  ['エンジニア', softwareEngineer],
  ['人事', humanResources],
  ['マーケティング', marketing],
  ['広報', publicRelations],
  ['法務', legal],
  ['総務', generalAffairs],
  ['労務', labor],
  ['データエンジニア', dataEngineer],
  ['アナリスト', analyst],
  ['機械学習', machineLearning],
  ['インフラエンジニア', infra],
  ['バックエンド', backend],
  ['フロントエンド', frontend],
  ['品質保証', qa],
  ['組み込み', embedded],
  ['法人営業', corporateSales],
  ['インサイドセールス', insideSales],
  ['セールスエンジニア', salesEngineer],
  ['事業開発', bizDev],
  ['リサーチャー', researcher],
  ['カスタマーサポート', customerSupport],
  ['運営スタッフ', operations],
])
