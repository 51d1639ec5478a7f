import { accountant, finance, humanResources, legal, publicRelations, recruiting } from '../../judging/corporate.ts'
import { appEngineer, backend, dataEngineer, embedded, engineer, frontend, infra, machineLearning, qa, softwareEngineer, sre } from '../../judging/engineers.ts'
import { all, any, says, skills, title, useful } from '../../judging/judge.ts'
import { at, tokyo, within } from '../../judging/places.ts'
import { designer, productManager, uiDesigner } from '../../judging/product-and-design.ts'
import { bizDev, corporateSales, customerSuccess, customerSupport, marketing, sales } from '../../judging/sales.ts'
import { english, fullRemote, fullTime, remote } from '../../judging/terms.ts'
import { queries } from '../query.ts'

const uses = (tool: RegExp) => any(skills(tool), title(tool), useful(says(tool)))
const about = (subject: RegExp) => any(title(subject), useful(says(subject)))

export const severalWords = queries('several words', [
  ['SRE 正社員', all(sre, fullTime)],
  ['渋谷 デザイナー', all(designer, at(/渋谷/))],
  ['大阪 カスタマーサクセス', all(customerSuccess, within(27))],
  ['福岡 エンジニア', all(softwareEngineer, within(40))],
  ['リモート バックエンド', all(backend, remote)],
  ['フルリモート デザイナー', all(designer, fullRemote)],
  ['リモート 人事', all(humanResources, remote)],
  ['東京 経理 正社員', all(accountant, tokyo, fullTime)],
  ['Go バックエンドエンジニア', all(backend, uses(/\bGo\b/))],
  ['Ruby エンジニア 東京', all(softwareEngineer, tokyo, uses(/Ruby/))],
  ['TypeScript フロントエンド 正社員', all(frontend, uses(/TypeScript/), fullTime)],
  ['Kubernetes SRE', all(sre, uses(/Kubernetes/))],
  ['機械学習 Python 東京', all(machineLearning, uses(/Python/), tokyo)],
  ['BigQuery データエンジニア', all(dataEngineer, uses(/BigQuery/))],
  ['Flutter アプリエンジニア', all(appEngineer, uses(/Flutter/))],
  ['組み込み 大阪', all(embedded, within(27))],
  ['QAエンジニア 正社員 リモート', all(qa, fullTime, remote)],
  ['プロダクトマネージャー 英語', all(productManager, english)],
  ['UIデザイナー Figma', all(uiDesigner, uses(/Figma/))],
  ['法人営業 福岡', all(corporateSales, within(40))],
  ['保育園 営業', all(sales, about(/保育園|保育/))],
  ['介護 エンジニア', all(softwareEngineer, about(/介護/))],
  ['ドローン 開発', all(engineer, about(/ドローン|飛行|機体/))],
  ['自治体 営業', all(sales, about(/自治体/))],
  ['農業 データ', all(any(dataEngineer, title(/データ/), useful(softwareEngineer)), about(/農家|畑|農業/))],
  ['人事 採用 リモート', all(recruiting, remote)],
  ['法務 正社員 リモート', all(legal, fullTime, remote)],
  ['広報 東京', all(publicRelations, tokyo)],
  ['Webマーケター リモート', all(marketing, remote)],
  ['インフラ AWS 正社員', all(infra, uses(/AWS/), fullTime)],
  ['財務 上場 東京', all(finance, tokyo)],
  ['カスタマーサポート アルバイト', all(customerSupport, says(/アルバイト/))],
  ['事業開発 業務委託', all(bizDev, says(/業務委託/))],
])
