import { accountant, clerk, dataEntry, factory, finance, humanResources, medicalClerk, recruiting } from '../../judging/corporate.ts'
import {
  aiEngineer,
  backend,
  engineer,
  ios,
  itEngineer,
  machineLearning,
  manager,
  mechanical,
  qa,
  security,
  softwareEngineer,
  sre,
} from '../../judging/engineers.ts'
import { all, any, says, skills, title, useful } from '../../judging/judge.ts'
import { at, iwate, tokyo, within } from '../../judging/places.ts'
import { designer, productManager, uiDesigner } from '../../judging/product-and-design.ts'
import { consultant, customerSuccess, enterpriseSales, fieldSales, sales, webMarketing } from '../../judging/sales.ts'
import { english, fullRemote, fullTime, inexperienced, remote, weekendsOff } from '../../judging/terms.ts'
import { queries } from '../query.ts'

const GO = /\bGo\b|Golang/
export const severalWords = queries('several words', [
  ['SRE 正社員', all(sre, fullTime)],
  ['港区 デザイナー', all(designer, at(/港区/))],
  ['未経験 事務 土日休み', all(clerk, inexperienced, weekendsOff)],
  ['大阪 カスタマーサクセス', all(customerSuccess, within(27))],
  ['名古屋 コンサルタント', all(consultant, any(at(/名古屋/), title(/名古屋/)))],
  ['広島 カスタマーサクセス', all(customerSuccess, within(34))],
  ['福岡 エンジニア', all(engineer, within(40))],
  ['フルリモート バックエンド', all(backend, fullRemote)],
  ['リモート 人事', all(humanResources, remote)],
  ['東京 経理 正社員', all(accountant, tokyo, fullTime)],
  ['Go バックエンドエンジニア', all(backend, any(title(GO), skills(GO), useful(says(GO))))],
  ['Ruby エンジニア 東京', all(softwareEngineer, tokyo, any(title(/Ruby/), skills(/Ruby/), useful(says(/Ruby/))))],
  [
    'TypeScript React フロントエンド',
    all(
      any(title(/フロントエンド|フルスタック|プロダクトエンジニア|シニアソフトウェアエンジニア|Webエンジニア/)),
      any(says(/TypeScript/), useful(says(/React/))),
      says(/React/),
    ),
  ],
  ['iOS エンジニア Swift', all(ios, says(/Swift|iOS/))],
  ['AIエンジニア 東京', all(aiEngineer, tokyo)],
  ['機械学習 エンジニア Python', all(machineLearning, says(/Python/))],
  ['エンジニアリングマネージャー 東京', all(manager, tokyo)],
  ['プロダクトマネージャー SaaS', all(productManager, any(says(/SaaS/), useful(fullTime)))],
  ['エンタープライズ セールス 大阪', all(enterpriseSales, within(27))],
  ['フィールドセールス リモート', all(fieldSales, remote)],
  ['営業 未経験 岩手', all(sales, inexperienced, iwate)],
  ['医療事務 未経験', all(medicalClerk, inexperienced)],
  ['データ入力 在宅', all(dataEntry, remote)],
  ['機械設計 北海道', all(mechanical, within(1))],
  ['工場 岩手 正社員', all(any(factory), iwate, fullTime)],
  ['UI デザイナー 正社員', all(uiDesigner, fullTime)],
  ['セキュリティ エンジニア フルリモート', all(security, fullRemote)],
  ['QA マネージャー', all(qa, any(title(/マネージャー|Manager|室長/i), useful(qa)))],
  ['採用 人事 東京', all(recruiting, tokyo)],
  ['ITエンジニア 未経験 フルリモート', all(itEngineer, inexperienced, fullRemote)],
  ['webマーケター リモート', all(webMarketing, remote)],
  ['FP&A 財務', all(finance, any(title(/FP&A|財務|ファイナンス/), useful(finance)))],
  ['ドライバー 岩手', all(title(/ドライバー|配送|配達/), iwate)],
  ['英語 プロダクトマネージャー', all(productManager, english)],
])
