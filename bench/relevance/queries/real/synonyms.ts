import { accountant, clerk, humanResources, informationSystems, legal, publicRelations, recruiting } from '../../judging/corporate.ts'
import { aiEngineer, backend, frontend, itEngineer, machineLearning, manager, qa, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, says, title, useful } from '../../judging/judge.ts'
import { designer, productManager, projectManager } from '../../judging/product-and-design.ts'
import { bizDev, customerSuccess, customerSupport, hrConsultant, sales } from '../../judging/sales.ts'
import * as terms from '../../judging/terms.ts'
import { queries } from '../query.ts'

/** The same thing in a word that the postings seldom use. */
export const synonyms = queries('synonyms', [
  ['テレワーク', terms.remote],
  ['在宅勤務', terms.remote],
  ['リモートワーク', terms.remote],
  ['自宅勤務 エンジニア', all(softwareEngineer, terms.remote)],
  ['テレワーク 経理', all(accountant, terms.remote)],
  ['完全在宅', terms.fullRemote],
  ['開発者', softwareEngineer],
  ['プログラマー', softwareEngineer],
  ['software engineer', any(title(/Software Engineer|ソフトウ[ェエ]アエンジニア/i), useful(softwareEngineer))],
  ['engineer', softwareEngineer],
  ['designer', designer],
  ['サーバーサイド', backend],
  ['フロント エンジニア', frontend],
  ['システムエンジニア', any(itEngineer, useful(softwareEngineer))],
  ['テスター', qa],
  ['人工知能 エンジニア', aiEngineer],
  ['マシンラーニング', machineLearning],
  ['セールス', sales],
  ['営業職', sales],
  ['HR 採用', any(recruiting, useful(humanResources))],
  ['リクルーター', any(recruiting, useful(hrConsultant))],
  ['キャリアアドバイザー', any(hrConsultant, useful(recruiting))],
  ['オフィスワーク', clerk],
  ['会計', any(accountant, useful(title(/会計|財務/)))],
  ['情シス', informationSystems],
  ['PR担当', publicRelations],
  ['リーガル', legal],
  ['事業開発', bizDev],
  ['顧客サポート', customerSupport],
  ['顧客成功', customerSuccess],
  ['プロマネ', any(projectManager, productManager)],
  ['開発マネージャー', manager],
  ['バイト', any(terms.partTime, useful(terms.intern))],
  ['フリーランス', terms.freelance],
  ['育児休業', terms.childcareLeave],
  ['未経験歓迎', terms.inexperienced],
  ['経験不問', terms.inexperienced],
  ['残業なし', any(terms.littleOvertime, useful(says(/残業/)))],
])
