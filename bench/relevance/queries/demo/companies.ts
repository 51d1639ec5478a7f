import { softwareEngineer } from '../../judging/engineers.ts'
import { all, company } from '../../judging/judge.ts'
import { customerSuccess, sales } from '../../judging/sales.ts'
import { fullTime } from '../../judging/terms.ts'
import { queries } from '../query.ts'

export const companies = queries('companies', [
  ['㈱オカモチ農測', company(/オカモチ農測/)],
  ['オカモチ農測', company(/オカモチ農測/)],
  ['スナドケイ連絡帳', company(/スナドケイ連絡帳/)],
  ['スナドケイ連絡帳㈱', company(/スナドケイ連絡帳/)],
  ['株式会社スナドケイ連絡帳', company(/スナドケイ連絡帳/)],
  ['サンザシ製作設計(株)', company(/サンザシ製作設計/)],
  ['さんざし製作設計', company(/サンザシ製作設計/)],
  ['クスノキ待合', company(/クスノキ待合/)],
  ['（株）クスノキ待合', company(/クスノキ待合/)],
  ['シギノ 物流', company(/シギノ物流/)],
  ['カタツムリ修繕株式会社', company(/カタツムリ修繕/)],
  ['カタツムリ修繕 営業', all(company(/カタツムリ修繕/), sales)],
  ['ウスライ客室設計 エンジニア', all(company(/ウスライ客室設計/), softwareEngineer)],
  ['ﾃﾉﾋﾗｷｯﾁﾝ', company(/テノヒラキッチン/)],
  ['テノヒラキッチン 正社員', all(company(/テノヒラキッチン/), fullTime)],
  ['イトグルマ権利', company(/イトグルマ権利/)],
  ['ユキワリ信用 カスタマーサクセス', all(company(/ユキワリ信用/), customerSuccess)],
  ['ヨイマチ見守リ', company(/ヨイマチ見守り/)],
])
