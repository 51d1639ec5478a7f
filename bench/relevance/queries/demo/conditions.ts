import { accountant, humanResources, publicRelations } from '../../judging/corporate.ts'
import { backend, dataEngineer, engineer, frontend, machineLearning, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, useful } from '../../judging/judge.ts'
import { at, capitalRegion, kansai, tokyo } from '../../judging/places.ts'
import { designer, productManager } from '../../judging/product-and-design.ts'
import { customerSuccess, marketing, sales } from '../../judging/sales.ts'
import * as terms from '../../judging/terms.ts'
import { queries } from '../query.ts'

const { daysAWeek, fixedTerm, freelance, fullRemote, fullTime, intern, partTime, paysBetween, paysHour, paysMonth, paysYear, remote } = terms
export const conditions = queries('conditions', [
  ['年収800万以上 リモート', all(paysYear(800), remote)],
  ['年収1000万円以上 エンジニア', all(paysYear(1000), engineer)],
  ['600万以上 カスタマーサクセス', all(paysYear(600), customerSuccess)],
  ['年収500万〜700万 営業 正社員', all(paysBetween(500, 700), sales, fullTime)],
  ['800万〜1000万 プロダクトマネージャー', all(paysBetween(800, 1000), productManager)],
  ['月給30万〜', all(paysMonth(30), any(fullTime, useful(fixedTerm), useful(freelance)))],
  ['月給35万以上 人事', all(paysMonth(35), humanResources)],
  ['時給1500円 渋谷', all(paysHour(1500), at(/渋谷/))],
  ['時給1500円以上 アルバイト', all(paysHour(1500), partTime)],
  ['時給2000円以上', paysHour(2000)],
  ['週3 副業 エンジニア', all(engineer, any(all(freelance, daysAWeek(3)), useful(freelance)))],
  ['週2日から リモート', all(daysAWeek(2), remote)],
  ['週1 副業 デザイナー', all(designer, freelance, any(daysAWeek(1), useful(freelance)))],
  ['業務委託 マーケティング', all(freelance, marketing)],
  ['業務委託 フルリモート エンジニア', all(freelance, fullRemote, softwareEngineer)],
  ['長期インターン', intern],
  ['インターン エンジニア', all(intern, engineer)],
  ['エンジニアインターン 時給1500円以上', all(intern, engineer, paysHour(1500))],
  ['アルバイト 短時間', all(partTime, any(terms.shortHours, useful(partTime)))],
  ['契約社員 東京', all(fixedTerm, tokyo)],
  ['フレックス エンジニア 東京', all(terms.flexible, engineer, tokyo)],
  ['フルフレックス デザイナー', all(designer, terms.flexible)],
  ['関西 正社員 リモート バックエンド', all(backend, fullTime, remote, kansai)],
  ['首都圏 データエンジニア 600万以上', all(dataEngineer, capitalRegion, paysYear(600))],
  ['経理 在宅勤務可', all(accountant, remote)],
  ['広報 副業', all(publicRelations, freelance)],
  ['フロントエンド 年収700万以上 フルリモート', all(frontend, paysYear(700), fullRemote)],
  ['機械学習エンジニア 年収900万', all(machineLearning, paysYear(900))],
])
