import { engineer, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, says, useful } from '../../judging/judge.ts'
import { designer } from '../../judging/product-and-design.ts'
import * as terms from '../../judging/terms.ts'
import { queries } from '../query.ts'

export const benefits = queries('benefits', [
  ['ストックオプション', terms.stockOption],
  ['ストックオプション エンジニア', all(terms.stockOption, engineer)],
  ['SO リモート', all(terms.stockOption, terms.remote)],
  ['年間休日120日以上', terms.holidays(120)],
  ['年間休日125日以上 エンジニア', all(terms.holidays(125), engineer)],
  ['年休128日以上', terms.holidays(128)],
  ['住宅手当', terms.housing],
  ['家賃補助', terms.housing],
  ['副業OK', terms.sideJobAllowed],
  ['副業可 エンジニア', all(softwareEngineer, terms.sideJobAllowed)],
  ['退職金', any(says(/退職金制度/), useful(terms.retirement))],
  ['時短勤務', any(says(/時短勤務/), useful(terms.shortHours))],
  ['書籍購入 デザイナー', all(designer, says(/書籍の購入/))],
  ['土日祝休み', terms.weekendsOff],
  ['フレックス', terms.flexible],
  ['ベビーシッター補助', says(/ベビーシッター/)],
  ['引っ越し費用', says(/引っ越し費用/)],
  ['人間ドック', says(/人間ドック/)],
])
