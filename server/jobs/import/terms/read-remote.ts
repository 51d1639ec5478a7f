import { plainForm } from '../text/plain-form.ts'
import { isDenied } from './read-employment.ts'

const NAME = /(フル・?|完全)?(?:リモート|在宅|テレワーク)/g
const NONE =
  /フル出社|出社のみ|週\s?5日?(?:の|は)?出社|出社(?:日数|頻度)?[はも:]?\s?週\s?5|毎日出社|完全出社|on[\s-]?site only|\bno remote\b|\bremote\s?[:=]\s?no\b/i
// A rule for a trial time or the first months does not hold after them.
const AT_FIRST = /(?:試用期間|研修|入社|\d\s?[かヶカケ]月)[^\n。]{0,12}$/
const FULL =
  /フル・?リモ|完全(?:在宅|リモート)|フル在宅|原則(?:フル)?(?:リモート|在宅)|リモートワークのみ|(?:全国|どこからでも)[^\n。]{0,8}リモート|fully? remote|100% remote|telecommute|anywhere in the world|work from anywhere/i
const PARTLY =
  /リモート(?!センシング|サポート|監視|操作|制御|接続|会議|アクセス|デスクトップ|面接|面談|商談|診療|保守|ワーク(?:導入|推進|支援))|在宅(?:勤務|ワーク|可|相談|OK|あり|併用)|一部在宅|自宅(?:で|での|から)[^\n。]{0,2}(?:勤務|作業|業務)|[週月]\s?[1-4]\s?[日回]?(?:の|は|程度|まで)?の?(?:在宅|出社)|出社(?:日数|頻度)?[はも:]?\s?[週月]に?\s?[1-4]|テレワーク(?!導入|推進|支援)|ハイブリッド(?:ワーク|勤務)|\bhybrid\b(?! cloud)|\bremote\b(?! (?:sensing|support|access))|work from home/i
const NOT_ALL = /フル・?リモ[^\n。]{0,4}(?:案件|研修|面接|相談)/

/**
 * 0 on site, 1 partly, 2 fully remote, null where nothing is said. The fields of place and hours weigh more than the advert's prose, where only a plain promise
 * counts.
 */
export function readRemote(conditions: string, prose = ''): 0 | 1 | 2 | null {
  const plain = plainForm(conditions.slice(0, 20_000))
  const stated = deniedIn(plain)
  if (stated.isNone || NONE.test(plain)) return 0
  if (FULL.test(stated.rest)) return NOT_ALL.test(plain) ? 1 : 2
  if (PARTLY.test(stated.rest)) return 1
  const promised = plainForm(prose.slice(0, 20_000))
  const told = deniedIn(promised)
  if (told.isNone || NONE.test(promised)) return 0
  if (/フルリモート(?:ワーク)?(?:です|可|OK|勤務|での勤務)|fully remote/i.test(told.rest)) return 2
  return /(?:リモート(?:ワーク)?|在宅(?:勤務|ワーク)|テレワーク)(?:可|OK|あり|併用|制度|手当(?!なし|は)|できます|中心|と出社|勤務)|ハイブリッド(?:ワーク|勤務)/.test(
    told.rest,
  )
    ? 1
    : null
}

/** Whether remote work is denied, and the text without the denial: フルリモート不可 denies that all of it is remote, not that some is. */
function deniedIn(text: string) {
  const denied = [...text.matchAll(NAME)].filter(({ index, 0: name }) => isDenied(text.slice(index + name.length)))
  const isNone = denied.some(({ index, 1: full }) => !full && !AT_FIRST.test(text.slice(Math.max(0, index - 30), index)))
  const rest = denied.reduce((left, { index, 0: name }) => left.slice(0, index) + ' '.repeat(name.length + 3) + left.slice(index + name.length + 3), text)
  return { isNone, rest }
}
