import { accountant, clerk, driver } from '../../judging/corporate.ts'
import { engineer, itEngineer, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, title, useful } from '../../judging/judge.ts'
import { capitalRegion, iwate, tokyo, within } from '../../judging/places.ts'
import { designer, productManager } from '../../judging/product-and-design.ts'
import { customerSuccess, customerSupport, insideSales, sales } from '../../judging/sales.ts'
import * as terms from '../../judging/terms.ts'
import { queries } from '../query.ts'

const { daysAWeek, fixedTerm, freelance, fullRemote, fullTime, intern, partTime, paysBetween, paysHour, paysMonth, paysYear, remote } = terms
export const conditions = queries('conditions', [
  ['年収800万以上 リモート', all(paysYear(800), remote)],
  ['年収1000万円以上 エンジニア', all(paysYear(1000), engineer)],
  ['年収1200万以上', paysYear(1200)],
  ['600万円以上 カスタマーサクセス', all(paysYear(600), customerSuccess)],
  ['年収500万〜700万 営業', all(paysBetween(500, 700), sales)],
  ['800万〜1000万 プロダクトマネージャー', all(paysBetween(800, 1000), productManager)],
  ['年収400万以上 未経験', all(paysYear(400), terms.inexperienced)],
  ['月給30万〜', paysMonth(30)],
  ['月給25万以上 事務', all(paysMonth(25), clerk)],
  ['時給1200円 大分', all(paysHour(1200), within(44))],
  ['時給1000円以上', any(paysHour(1000), useful(partTime))],
  ['時給2000円以上', paysHour(2000)],
  ['週3 副業 エンジニア', all(engineer, any(all(freelance, daysAWeek(3)), useful(freelance)))],
  ['週2日から アルバイト', all(partTime, any(daysAWeek(2), useful(partTime)))],
  ['週4日勤務', daysAWeek(4)],
  ['業務委託 デザイナー', all(freelance, designer)],
  ['業務委託 リモート', all(freelance, remote)],
  ['長期インターン', intern],
  ['インターン エンジニア', all(intern, any(engineer, title(/開発部/)))],
  ['アルバイト 学生', all(any(partTime, intern), terms.students)],
  ['契約社員 カスタマーサポート 在宅', all(fixedTerm, customerSupport, remote)],
  ['正社員 フルリモート エンジニア', all(fullTime, fullRemote, softwareEngineer)],
  ['派遣 工場', all(terms.dispatched, title(/工場|製造|組立|洗浄|半導体|部品/))],
  ['新卒 28卒', terms.newGraduate],
  ['フレックス エンジニア 東京', all(terms.flexible, engineer, tokyo)],
  ['残業少なめ 事務 岩手', all(clerk, terms.littleOvertime, iwate)],
  ['転勤なし ITエンジニア', all(itEngineer, terms.noTransfer)],
  ['日払い ドライバー', all(driver, terms.paidDaily)],
  ['首都圏 リモート ITエンジニア', all(itEngineer, remote, capitalRegion)],
  ['インサイドセールス 年収500万以上', all(insideSales, paysYear(500))],
  ['経理 在宅勤務可', all(accountant, remote)],
])
