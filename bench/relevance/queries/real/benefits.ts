import { clerk } from '../../judging/corporate.ts'
import { engineer, itEngineer, softwareEngineer } from '../../judging/engineers.ts'
import { all, says, useful, any } from '../../judging/judge.ts'
import * as terms from '../../judging/terms.ts'
import { queries } from '../query.ts'

export const benefits = queries('benefits', [
  ['ストックオプション', terms.stockOption],
  ['ストックオプション エンジニア', all(terms.stockOption, engineer)],
  ['年間休日120日以上', terms.holidays(120)],
  ['年間休日125日以上 未経験', all(terms.holidays(125), terms.inexperienced)],
  ['年休130日', terms.holidays(130)],
  ['年間休日120日 エンジニア', all(terms.holidays(120), engineer)],
  ['育休', terms.childcareLeave],
  ['産休育休 事務', all(clerk, terms.childcareLeave)],
  ['住宅手当', terms.housing],
  ['家賃補助 エンジニア', all(engineer, terms.housing)],
  ['副業OK', terms.sideJobAllowed],
  ['副業可 エンジニア', all(softwareEngineer, terms.sideJobAllowed)],
  ['退職金あり', terms.retirement],
  ['服装自由', terms.ownClothes],
  ['車通勤', terms.carCommute],
  ['時短勤務', terms.shortHours],
  ['交通費支給', any(says(/(?:通勤)?交通費[^\n]{0,10}(?:支給|負担|補助)|通勤手当/), useful(says(/交通費/)))],
  ['書籍購入', any(says(/書籍(?:購入|代|の購入)/), useful(says(/書籍/)))],
  ['土日祝休み', terms.weekendsOff],
  ['フレックス', terms.flexible],
  ['転勤なし', terms.noTransfer],
  ['第二新卒', terms.secondGraduate],
  ['資格取得支援 ITエンジニア', all(itEngineer, says(/資格(?:取得|受験)?(?:支援|促進|サポート|奨励|費用|手当|補助|報奨)/))],
  ['シニア歓迎', terms.seniors],
  ['障害者雇用', terms.disabled],
  ['女性活躍', terms.women],
])
