import { accountant, humanResources, informationSystems, labor, legal, publicRelations, recruiting } from '../../judging/corporate.ts'
import { aiEngineer, appEngineer, backend, embedded, frontend, machineLearning, qa, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, says, title, useful } from '../../judging/judge.ts'
import { designer, productManager, researcher } from '../../judging/product-and-design.ts'
import { bizDev, customerSupport, sales, salesEngineer } from '../../judging/sales.ts'
import * as terms from '../../judging/terms.ts'
import { queries } from '../query.ts'

export const synonyms = queries('synonyms', [
  ['テレワーク', terms.remote],
  ['在宅勤務', terms.remote],
  ['リモートワーク', terms.remote],
  ['テレワーク 経理', all(accountant, terms.remote)],
  ['完全在宅', terms.fullRemote],
  ['開発者', softwareEngineer],
  ['プログラマー', softwareEngineer],
  ['software engineer', softwareEngineer],
  ['designer', designer],
  ['サーバーサイド', backend],
  ['フロント エンジニア', frontend],
  ['モバイルエンジニア', appEngineer],
  ['ファームウェア', embedded],
  ['テスター', qa],
  ['人工知能 エンジニア', aiEngineer],
  ['ディープラーニング', machineLearning],
  ['セールス', sales],
  ['プリセールス', salesEngineer],
  ['リクルーター', any(recruiting, useful(humanResources))],
  ['給与計算', any(labor, useful(humanResources), useful(accountant))],
  ['会計', any(accountant, useful(title(/財務|会計/)))],
  ['情シス', informationSystems],
  ['リーガル', legal],
  ['PR担当', publicRelations],
  ['ビズデブ', bizDev],
  ['コールセンター', customerSupport],
  ['プロダクト責任者', productManager],
  ['ユーザー調査', researcher],
  ['バイト', any(terms.partTime, useful(terms.intern))],
  ['フリーランス', terms.freelance],
  ['子供の看護休暇', says(/子の看護休暇/)],
])
