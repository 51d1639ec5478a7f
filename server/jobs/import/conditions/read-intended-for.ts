import { plainForm } from '../text/plain-form.ts'

/** The rows of the code table `intended_for`. */
const [NEW, SECOND, INTERN, NOT_YET] = [1, 2, 3, 4]
const INTERNSHIP = 5

const WELCOME = String.raw`(?:など)?(?:[もはを、]\s?)?\s?(?:ぜひ)?(?:積極採用|大?歓迎|OK|可(?!能性)|応募(?:可|OK|いただけ|でき)|募集|対象(?!外)|活躍中|向け(?!の?(?:サービス|メディア|研修|求人|就活|採用|イベント)))`
const WITH = String.raw`(?:者|の方)?(?:[・、/と](?:第二新卒|第2新卒|既卒|未経験|中途|ブランクのある方|フリーター)(?:者|の方)?){0,3}`
const second = new RegExp(`第[二2]新卒${WITH}${WELCOME}`, 'i')
const notYet = new RegExp(`既卒${WITH}${WELCOME}`, 'i')
const fresh = new RegExp(`(?<![二2])新卒${WITH}${WELCOME}`, 'i')
/** 【27卒】, and 「2027年新卒採用」 at the head of a title; 「新卒採用担当」 is an occupation. */
const freshTitle =
  /(?<!\d)(?:20)?\d{2}卒|^(?:[【[(《<]?\s?)?(?:(?:20)?\d{2}年?(?:\d月)?\s?(?:新卒|卒)|新卒)(?:採用|募集|入社|向け|限定)?(?:\s?[】\])》>]|[\s/:|]|$)/
const DENIED = String.raw`(?:者|の方)?(?:は|の(?:ご)?応募は|採用は)?(?:不可|NG|対象外|ご遠慮|お断り|募集して(?:い|おり)ません|行って(?:い|おり)ません)`
const isDenied = (name: string, text: string) => new RegExp(`${name}${DENIED}`).test(text)

/** For whom a posting says that it is meant. A word in a description may be about the company's customers, so that only a plain welcome counts. */
export function readIntendedFor({ title, stated, tags, description, employment_types }: Said): number[] {
  const text = plainForm([title, stated, description].join('\n').slice(0, 60_000))
  const named = plainForm([title, stated].join('\n').slice(0, 30_000))
  const marks = new Set(tags.map(plainForm))
  return [
    ...((fresh.test(text) || freshTitle.test(plainForm(title)) || marks.has('新卒')) && !isDenied('(?<![二2])新卒', text) ? [NEW] : []),
    ...((second.test(text) || marks.has('第二新卒')) && !isDenied('第[二2]新卒', text) ? [SECOND] : []),
    ...(isLongInternship(named, text, employment_types) || marks.has('長期インターン') ? [INTERN] : []),
    ...((notYet.test(text) || marks.has('既卒')) && !isDenied('既卒', text) ? [NOT_YET] : []),
  ]
}

type Said = { title: string; stated: string; tags: string[]; description: string; employment_types: number[] }

const LONG = /長期\s?(?:有給)?(?:実践型)?インターン|有給長期インターン/
/** Of an internship its own texts tell; another posting may only mention that interns are there. */
const isLongInternship = (named: string, text: string, types: number[]) =>
  types.includes(INTERNSHIP) &&
  (LONG.test(named) || LONG.test(text) || /(?:[3-9]|1\d|2[0-4])\s?[かヶカケヵ]月以上(?:[^\n。]{0,6})(?:勤務|続け|継続|働)/.test(text))
