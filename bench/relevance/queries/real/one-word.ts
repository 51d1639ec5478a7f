import * as corporate from '../../judging/corporate.ts'
import * as engineers from '../../judging/engineers.ts'
import * as product from '../../judging/product-and-design.ts'
import * as selling from '../../judging/sales.ts'
import { queries } from '../query.ts'

const { accountant, accounting, businessPlanning, clerk, construction, driver, finance, generalAffairs, humanResources, labor, legal, publicRelations } =
  corporate
const { backend, dataScientist, frontend, infra, machineLearning, qa, security, softwareEngineer, sre } = engineers
const { designer, productManager, webDesigner } = product
const { bizDev, callCenter, consultant, customerSuccess, insideSales, marketing, routeSales, sales } = selling

export const oneWord = queries('one word', [
  ['SRE', sre],
  ['経理', accountant],
  ['営業', sales],
  ['PdM', productManager],
  ['カスタマーサクセス', customerSuccess],
  ['ルート営業', routeSales],
  ['デザイナー', designer],
  ['エンジニア', softwareEngineer],
  ['人事', humanResources],
  ['事務', clerk],
  ['マーケティング', marketing],
  ['コンサルタント', consultant],
  ['広報', publicRelations],
  ['法務', legal],
  ['総務', generalAffairs],
  ['労務', labor],
  ['財務', finance],
  ['経営企画', businessPlanning],
  ['管理会計', accounting],
  ['データサイエンティスト', dataScientist],
  ['機械学習', machineLearning],
  ['セキュリティ', security],
  ['インフラエンジニア', infra],
  ['バックエンド', backend],
  ['フロントエンド', frontend],
  ['QAエンジニア', qa],
  ['Webデザイナー', webDesigner],
  ['インサイドセールス', insideSales],
  ['新規事業', bizDev],
  ['コールセンター', callCenter],
  ['ドライバー', driver],
  ['施工管理', construction],
  ['コンプライアンス', corporate.compliance],
  ['内部監査', corporate.audit],
  ['営業事務', corporate.salesClerk],
  ['オープンポジション', corporate.openPosition],
  ['設備保全', corporate.maintenance],
  ['販売', corporate.shop],
  ['警備', corporate.guard],
  ['フルスタック', engineers.fullStack],
  ['Webエンジニア', engineers.webEngineer],
  ['検索エンジニア', engineers.searchEngineer],
  ['テックリード', engineers.techLead],
  ['コミュニケーションデザイナー', product.communicationDesigner],
  ['ディレクター', product.director],
  ['編集', product.writer],
  ['個人営業', selling.personalSales],
  ['営業企画', selling.salesPlanning],
  ['事業企画', selling.planning],
  ['導入支援', selling.support],
])
