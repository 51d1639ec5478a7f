import { plainForm } from '../text/plain-form.ts'
import { isDenied } from './read-employment.ts'

const CLOCK = String.raw`(\d{1,2})\s?(?:[:：]\s?(\d{2})|時(?:\s?(\d{1,2})分|半)?)`
const SPAN = new RegExp(String.raw`${CLOCK}\s*(?:~|-|から)\s*(?:翌(?:日|朝)?\s*)?${CLOCK}`, 'g')
const MEETING = String.raw`(?:ミーティング|MTG|会議|朝会|昼会|夕会|朝礼|終礼|定例|スタンドアップ|打ち合わせ|打合せ)`
const NOT_HOURS = new RegExp(String.raw`(?:コア|フレキシブル|標準|営業時間|ランチ|昼食|昼休み|休憩|受付|面接|面談|${MEETING})[^\n\d]{0,12}$`, 'i')
// 10:00〜10:15（朝会）: the purpose of the span stands behind it.
const MEETING_AFTER = new RegExp(String.raw`^\s{0,3}[(（に]?[^\n。)）\d]{0,8}${MEETING}`, 'i')
const CORE = new RegExp(String.raw`コア(?![^\n\d]{0,12}(?:なし|無し?|ありません|${MEETING}))[^\n\d]{0,12}$`, 'i')
const NO_CORE = /スーパーフレックス|フルフレックス|ノーコア|コアレス/

/** 時間外労働：あり（月平均15時間）; pay for it is no length of it. */
const OVERTIME =
  /時間外(?:労働|勤務)(?!手当|割増|に対|を含)[^\n。、]{0,30}?(?:あり|有り?|なし|無し?|ありません|ほぼ|\d{1,3}\s?時間)(?:[^\n。、(（]{0,8}[(（][^\n)）]{0,30}[)）])?/
const FLEX = /フレックス(?:タイム)?(?:制|勤務|導入)|スーパーフレックス|フルフレックス/g

/** Working hours: the first span that is no core time, the break in minutes, flexible and discretionary work. */
export function readHours(text: string, prose = '') {
  const plain = plainForm(text.slice(0, 20_000))
  const told = plainForm(prose.slice(0, 20_000))
  const spans = [...plain.matchAll(SPAN)].map((span) => ({
    starts: clockOf(span[1], span[2] ?? span[3]),
    ends: clockOf(span[4], span[5] ?? span[6]),
    before: plain.slice(Math.max(0, span.index - 20), span.index),
    after: plain.slice(span.index + span[0].length, span.index + span[0].length + 20),
    written: span[0],
  }))
  const working = spans.find(({ starts, ends, before, after }) => starts && ends && !NOT_HOURS.test(before) && !MEETING_AFTER.test(after))
  const core = spans.find(({ before }) => CORE.test(before))
  return {
    default_starting_time: working?.starts ?? '',
    default_ending_time: working?.ends ?? '',
    break_time: breakIn(plain),
    flex: statedIn(plain, /フレックス(?:タイム)?|flex(?:ible|time)/gi) ?? (statedIn(told, FLEX) || null),
    core_time: core ? core.written.replace(/\s{0,9}[~-]\s{0,9}/, '〜') : NO_CORE.test(plain) || statedIn(plain, /コア(?:タイム)?/g) === false ? 'なし' : '',
    discretionary_work: statedIn(plain, /裁量労働/g) ?? (statedIn(told, /裁量労働制/g) || null),
    overtime: OVERTIME.exec(plain)?.[0].trim() ?? lineWith(plain, /残業(?!代|手当)[^\n]{0,30}(?:\d{1,4}(?:\.\d{1,4})?\s{0,9}(?:h|時間)|なし|ほぼ)/i),
  }
}

/** True where it is named and not denied, false where it is denied, null where it is not spoken of. */
function statedIn(text: string, name: RegExp) {
  const named = [...text.matchAll(name)]
  return named.length > 0 ? !named.some(({ index, 0: words }) => isDenied(text.slice(index + words.length))) : null
}

function clockOf(hour = '', minute = '0') {
  const minutes = Number(minute)
  return Number(hour) < 24 && minutes < 60 ? `${hour.padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : undefined
}

function breakIn(text: string) {
  const [, amount, unit] = /休憩[^\d\n]{0,12}(?:1日)?(\d{1,4})\s{0,9}(分|時間)/.exec(text) ?? []
  const minutes = amount ? Number(amount) * (unit === '分' ? 1 : 60) : 0
  return minutes > 0 && minutes <= 480 ? minutes : null
}

const lineWith = (text: string, pattern: RegExp) =>
  text
    .split('\n')
    .find((line) => pattern.test(line) && !/固定|みなし/.test(line))
    ?.trim()
    .slice(0, 200) ?? ''
