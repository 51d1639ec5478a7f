import { accountant, care, clerk, dataEntry, driver, humanResources } from '../../judging/corporate.ts'
import { itEngineer, semiconductor, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, posting, says, title, useful, where } from '../../judging/judge.ts'
import { anywhere, at, iwate, tokyo } from '../../judging/places.ts'
import { designer, webDesigner } from '../../judging/product-and-design.ts'
import { bizDev, customerSupport, hrConsultant, sales } from '../../judging/sales.ts'
import * as terms from '../../judging/terms.ts'
import { queries } from '../query.ts'

const { daysAWeek, freelance, fullRemote, inexperienced, remote } = terms
export const phrases = queries('phrases', [
  ['在宅でできる経理の仕事', all(accountant, remote)],
  ['子育てしながら働ける', terms.childFriendly],
  ['英語を使う仕事', terms.english],
  ['未経験からエンジニアになりたい', all(inexperienced, itEngineer)],
  ['未経験でもできる在宅の仕事', all(inexperienced, remote)],
  ['家で働けるデザイナーの仕事', all(designer, remote)],
  ['フルリモートで働けるエンジニア', all(softwareEngineer, fullRemote)],
  ['土日休みで残業が少ない事務', all(clerk, terms.weekendsOff, any(terms.littleOvertime, useful(clerk)))],
  [
    '人と話すのが好きな人向けの仕事',
    any(says(/人と(?:話|接)すこと[^\n。]{0,6}好き|人と話すのが好き/), useful(hrConsultant), useful(all(sales, inexperienced)), useful(all(customerSupport))),
  ],
  ['AIを使った開発がしたい', all(softwareEngineer, any(title(/AI|機械学習/), useful(says(/生成AI|AI駆動|LLM|Claude|Copilot|AIエージェント/))))],
  ['スタートアップで新規事業の立ち上げ', all(bizDev, any(title(/新規事業|事業開発|BizDev|事業責任者/i), useful(says(/新規事業/))))],
  // Read one by one: no word of the posting tells whether serving people before is what helps.
  ['接客の経験を活かせる電話やメールの仕事', any(posting('fb17cd2b', '54b2ce0f', '01a7ffbc', 'ac5d03aa', '42869022'), useful(customerSupport))],
  ['資格がなくても働ける福祉の仕事', care],
  ['半導体の仕事 岩手県', all(semiconductor, iwate)],
  ['車の運転が好き ドライバーの仕事', driver],
  ['ゲームやアニメが好きな人の仕事', any(title(/アニメ|ゲーム/), useful(says(/アニメ|ゲーム(?!チェンジ)/)))],
  ['働きながら資格が取れる仕事', any(says(/資格(?:取得|受験)(?:支援|促進|サポート|奨励|費用|手当|補助)/), useful(says(/資格取得/)))],
  ['自宅で電話なしのカスタマーサポート', all(customerSupport, any(all(remote, title(/電話対応なし|メール|チャット/)), useful(remote)))],
  ['学生がはじめやすい長期インターン', terms.intern],
  ['副業でできる仕事', any(freelance, useful(terms.sideJob))],
  ['地方に住みながら東京の会社で働く', any(all(tokyo, anywhere), useful(fullRemote))],
  ['人事の経験を活かせる仕事', any(humanResources, useful(hrConsultant), useful(all(says(/人事(?:経験|の経験|としての)/))))],
  ['データ入力などコツコツできる仕事', any(dataEntry, title(/コツコツ|こつこつ/), useful(all(clerk, inexperienced)), useful(says(/コツコツ|こつこつ/)))],
  ['週3日だけ働きたい', daysAWeek(3)],
  ['服装自由で髪色も自由な会社', any(all(terms.ownClothes, says(/髪/)), useful(terms.ownClothes))],
  ['大分駅の近くで働きたい', at(/大分駅|大分市中央町|大分市要町/)],
  ['Webデザイナーになりたい 未経験', all(webDesigner, inexperienced)],
  ['寮があるところで働きたい', any(says(/独身寮|寮あり|寮完備|社員寮|寮・社宅|社宅・寮|寮費/), useful(terms.housing))],
  ['お客様の課題を解決するSaaSの営業', all(sales, says(/SaaS/))],
  [
    '上場している会社で働くITエンジニア',
    all(
      itEngineer,
      any(
        says(/(?:東証|プライム|グロース|スタンダード)[^\n。]{0,8}上場|上場(?:企業|会社|グループ)/),
        where(({ company: name }) => /マネーフォワード|NTTデータ/.test(name)),
      ),
    ),
  ],
])
