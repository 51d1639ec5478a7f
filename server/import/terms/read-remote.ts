import { plainForm } from '../text/plain-form.ts'

const NONE =
  /(?:リモート|在宅|テレワーク)(?:ワーク|勤務)?(?:制度)?[はも:]?\s?(?:不可|なし|無し|できません|ありません)|フル出社|出社のみ|週\s?5日?(?:の|は)?出社|毎日出社|on[\s-]?site only/i
const FULL =
  /フル・?リモ|完全(?:在宅|リモート)|フル在宅|原則(?:フル)?(?:リモート|在宅)|リモートワークのみ|(?:全国|どこからでも)[^\n。]{0,8}リモート|fully? remote|100% remote|telecommute|anywhere in the world|work from anywhere/i
const PARTLY =
  /リモート(?!センシング|サポート|監視|操作|制御|接続|会議)|在宅(?:勤務|ワーク|可|相談|OK|あり|併用)|一部在宅|週\s?[1-7]\s?[日回]?(?:の|は|程度|まで)?(?:在宅|出社)|テレワーク|ハイブリッド(?:ワーク|勤務|型)|\bhybrid\b|\bremote\b|work from home/i
const NOT_ALL = /フル・?リモ[^\n。]{0,4}(?:案件|研修|面接|相談)/

/** 0 on site, 1 partly, 2 fully remote, null where nothing is said. What stands in the fields of place and hours weighs more than the advert's prose, where only a plain promise counts. */
export function readRemote(conditions: string, prose = ''): 0 | 1 | 2 | null {
  const plain = plainForm(conditions.slice(0, 20_000))
  if (NONE.test(plain)) return 0
  if (FULL.test(plain)) return NOT_ALL.test(plain) ? 1 : 2
  if (PARTLY.test(plain)) return 1
  const promised = plainForm(prose.slice(0, 20_000))
  if (NONE.test(promised)) return 0
  if (/フルリモート(?:ワーク)?(?:です|可|OK|勤務|での勤務)|fully remote/i.test(promised)) return 2
  return /(?:リモート(?:ワーク)?|在宅(?:勤務|ワーク)|テレワーク)(?:可|OK|あり|併用|制度|できます|中心|と出社|勤務)|ハイブリッド(?:ワーク|勤務)/.test(promised)
    ? 1
    : null
}
