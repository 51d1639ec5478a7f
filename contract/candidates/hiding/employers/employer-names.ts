import { foldText } from '../fold-text.ts'
import { PLACES } from './places.ts'

const legal =
  /株式会社|有限会社|合同会社|合資会社|合名会社|相互会社|(?:一般|公益)?(?:社団|財団)法人|(?:特定|認定)?非営利活動法人|npo法人|(?:国立)?(?:大学|研究開発|独立行政)法人|(?:医療|学校|社会福祉|宗教|監査|税理士|弁護士|弁理士)法人|(?:農業)?協同組合|[(][株有同資名社財医学福特][)]/g
const latinLegal =
  /[\s,.]{1,5}(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|plc|gmbh|ag|sa|bv|nv|pte|pty|k\.?k|g\.?k|kabushiki kaisha|godo kaisha)[.,]{0,3}\s{0,5}$/
const latinFront = /^(?:the|kabushiki kaisha|k\.?k\.?|godo kaisha)\s/
/** What people write before the name of a former employer: 旧サンプル, 元・サンプル, 現：サンプル. 元気寿司 is a name. */
const former = /^(?:(?:旧社名|旧商号|旧称|前職|前々職|現職|勤務先|社名|商号)[\s:・=]{0,3}|[旧元前現]{1,2}[\s:・=]{1,3}|旧|[元前現](?=[ぁ-ヿa-z])|ex[-\s]{1,3})/
const bracketedFormer = /^[旧元前現]/
const group = /(?:ホールディングス|ホールディング|グループ|group|holdings|hd|hds)\s{0,5}$/
const place = `(?:${PLACES})?(?:本|支|東|西|南|北)?`
const offices = '支店|支社|本社|本店|営業所|事業所|事業本部|事業部|工場|研究所|出張所|オフィス|センター|拠点|店舗|日本法人'
const departments =
  '(?:人事|総務|経理|財務|法務|営業|開発|企画|経営企画|広報|マーケティング|情報システム|システム|技術|製造|品質|購買|物流|商品|事業開発|管理|カスタマーサポート|コーポレート|エンジニアリング|プロダクト)'
/** What stands behind the name of an employer: where in it, or how. Each is taken off by itself. */
const endings = [
  new RegExp(`\\s{1,5}[^\\s]{0,30}(?:${offices}|部|課|室|局|係|チーム|店|担当|department|dept\\.?|division|office|branch|team)\\s{0,5}$`),
  new RegExp(`${place}(?:${offices})\\s{0,5}$`),
  new RegExp(`${departments}(?:本部|統括部|部|課|室|局|チーム|担当)\\s{0,5}$`),
  new RegExp(`\\s{1,5}(?:${PLACES})[都府県市区]?\\s{0,5}$`),
  /(?:に|で|へ|より|から|\s)(?:勤務|在籍|出向|常駐|派遣|所属)中?\s{0,5}$/,
  /[\s・※,]{0,5}(?:インターン(?:シップ|生)?|出身|アルバイト|新卒|中途|[0-9]{1,2}社目)\s{0,5}$/,
  /(?:※[^※]{0,30}|(?<=\S{3})様(?:常駐|先|向け|案件|担当|出向|派遣|にて|へ|で)?)$/,
]
/** A name ends within so many letters of what is taken off it: of a longer one only the end is looked at. */
const ENDING = 80
const MOST_FORMS = 10
const MOST_PARTS = 8
/** Words for employers that name none. */
const generic = new RegExp(
  `^(?:(?:${PLACES})[都府県市区]?|本社|支社|出向|派遣|派遣社員|正社員|契約社員|アルバイト|パト|業務委託|フリランス|個人事業主?|自営業?|会社員?|企業|無職|非公開|某社|匿名|自社|インタン|副業|兼業|起業|家業|市役所|区役所|県庁|大学|高校|学校|病院|it企業|it会社|上場企業|大手企業|ベンチヤ企業|スタトアツプ|コンサルテイングフアム|[0-9]{1,8})$`,
)

/** How an employer may be named: without its legal form, without 旧, a department or an office, each part of 「A（旧B）」, without the word for its group; each as texts are compared. */
export function employerNames(name: string): string[] {
  const plain = modernLower(name)
  const parts = plain.split(/[\][(){}【】「」『』〈〉《》〔〕|/、;→⇒>]/, MOST_PARTS)
  const names = [...spelledOut(plain, false), ...parts.flatMap((part) => (part === plain ? [] : spelledOut(part, true)))]
  return [...new Set(names)].filter((key) => !generic.test(key))
}

function spelledOut(part: string, isBracketed: boolean): string[] {
  const bare = trimmed(part.replaceAll(legal, ' '))
  const fronts = [bare, trimmed(bare.replace(former, '')), ...(isBracketed ? [trimmed(bare.replace(bracketedFormer, ''))] : [])]
  const forms = new Set(fronts.map((front) => trimmed(withoutLegalEnd(trimmed(front.replace(latinFront, ''))))))
  let latest = [...forms]
  for (let round = 0; round < 4 && forms.size < MOST_FORMS; round++) {
    const shorter = latest.flatMap((form) => endings.map((ending) => trimmed(withoutLegalEnd(withoutEnd(form, ending)))))
    latest = [...new Set(shorter)].filter((form) => !forms.has(form))
    for (const form of latest.slice(0, MOST_FORMS - forms.size)) forms.add(form)
  }
  const withoutGroup = [...forms].map((form) => trimmed(withoutEnd(form, group)))
  for (const form of withoutGroup) forms.add(form)
  const [first = '', ...others] = [...forms].map(comparable)
  return [...(isBracketed && first.length < 2 ? [] : [first]), ...others.filter((key) => key.length > 1)].filter(Boolean)
}

function withoutEnd(form: string, ending: RegExp, longest = ENDING) {
  const start = Math.max(0, form.length - longest)
  return form.slice(0, start) + form.slice(start).replace(ending, '')
}

/** Co., Ltd. are two. */
function withoutLegalEnd(form: string) {
  let rest = form
  for (let more = 5; more > 0; more--) {
    const shorter = withoutEnd(rest, latinLegal, 32)
    if (shorter === rest) break
    rest = shorter
  }
  return rest
}

/** Width, case and 旧字体 settled; signs and blanks stay, for they part a name from what stands beside it. */
function modernLower(name: string) {
  const wide = name
    .replaceAll('゛', '\u3099')
    .replaceAll('゜', '\u309a')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
  return [...wide].map((sign) => (/\p{Script=Han}/u.test(sign) ? foldText(sign).letters || sign : sign)).join('')
}

const trimmed = (text: string) => text.replace(/^[\s:・,.\-–—]{1,50}/, '').trimEnd()

/** A name as it is looked for: no signs, no blanks, no long vowel marks. */
export const comparable = (name: string) => foldText(name).letters.replaceAll('ー', '')
