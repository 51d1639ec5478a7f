import { plainForm } from '../text/plain-form.ts'

/** What may stand before: nothing that says in what one has no experience, but for the occupation itself. 「Go 未経験可」 is about a language, 「業界未経験可」 about a trade. */
const BEFORE = String.raw`(?<=^|[\n\s。、,!・/|(（\[【「『《<＜\\:：*#＃◎○●☆★■□◆◇▼▽※〇✓✔\-=~♪】」』》)）]|職種|無資格|全くの|まったくの|完全|第二新卒者?|既卒者?|学歴)`
const PEOPLE = String.raw`(?:者|の方|の人|でも|からでも|からも|からの|から|も)?(?:の方)?(?:[、は・]?(?:第二新卒|第2新卒|既卒|ブランクのある方|初心者)(?:者|の方)?){0,3}`
const WELCOME = String.raw`(?:[もはを、がで]|でも)?\s?(?:ぜひ)?(?:積極採用|積極的に採用|大?歓迎|\s?OK|可(?![能視])|可能(?!性)|応募(?:可|OK|でき|いただけ|歓迎)|スタート(?:OK|可|歓迎)|活躍中|安心)`
const INEXPERIENCED = new RegExp(`${BEFORE}(?:職種[・、/](?:業種|業界)|(?:業種|業界)[・、/]職種|職種|実務)?(?:未経験|初心者)${PEOPLE}${WELCOME}`, 'gi')
const NO_MATTER = new RegExp(
  `${BEFORE}(?:(?:学歴|年齢|資格|ブランク|業種|業界|職種|社会人)[・、/]){0,5}(?:職種|実務|職務|社会人)?経験(?:[・、/](?:学歴|年齢|資格|ブランク)){0,3}(?:は|も)?(?:一切)?(?:不問|問いません|問わず|必要ありません|不要)`,
  'g',
)
const DENIED =
  /未経験(?:者|の方|の人)?(?:の(?:方の)?(?:応募|採用))?(?:は|も|での(?:ご)?応募は?|の?ご応募は)?、?\s?(?:不可|NG|お断り|ご遠慮|対象外|対象となりません|対象としておりません|応募(?:不可|できません|いただけません)|採用(?:して|を?行って)(?:い|おり)ません|募集して(?:い|おり)ません|採用不可|行って(?:い|おり)ません)|(?:実務)?経験者(?:のみ|に限)/i
/** 「未経験から始める」 in running text, and in a title any word of it, for a title has no room for other people's. */
const BEGINS = /未経験から(?:の)?(?:スタート|始め|はじめ|チャレンジ|挑戦|スキルアップ|プロ|エンジニアへ|正社員|キャリア)/
const IN_TITLE = /(?<!(?:[業界種a-z0-9+]|c#)\s?)(?:未経験|経験不問)(?!不可|NG|者は|の方は|の?(?:領域|分野|技術|業務|こと))/i
/** Some boards give every posting the tag 「職種未経験OK」: beside a text that asks for experience it says nothing. */
const ASKS = /経験(?:が|を|の)?(?:少しでも|多少でも)?(?:ある方|あり|お持ち|有する|必須)|経験者|経験\s?\d{1,2}年|\d{1,2}年以上[^\n。]{0,20}経験/
const SAYS_NONE = /^\s*(?:no requirements?|none|not required|不問|経験不問|なし|未経験可)\s*$/i

/**
 * Whether people without experience in the occupation may apply: true and false where the posting says so, null where it does not, or says both. `stated` are the
 * fields about the candidate and the title; of the description only a line counts that begins with it, for the rest may speak of customers.
 */
export function readInexperienced(stated: string, { title = '', description = '', experience = '', tags = [] as string[] } = {}): boolean | null {
  const plain = plainForm(`${title}\n${stated}`.slice(0, 30_000))
  const told = plainForm(description.slice(0, 30_000))
  const isDenied = DENIED.test(plain) || DENIED.test(told)
  const isWelcome =
    SAYS_NONE.test(experience) ||
    IN_TITLE.test(plainForm(title)) ||
    isTold(plain) ||
    linesThatSay(told).some(isTold) ||
    (!ASKS.test(plain) && tags.some((tag) => isTold(plainForm(tag))))
  return isDenied === isWelcome ? null : isWelcome
}

const isTold = (text: string) => found(text, INEXPERIENCED) || found(text, NO_MATTER) || BEGINS.test(text)
/** A blank after Latin letters parts no sentence: 「Ruby on Rails 未経験可」. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].some(({ index }) => !/[A-Za-z0-9+#.][ \u3000]*$/.test(text.slice(Math.max(0, index - 20), index)))

const SAYS_FIRST = /^[^\p{L}\p{N}]{0,6}(?:未経験|初心者|学歴|経験|実務|職種|業種|業界|第二新卒|既卒)/u
const linesThatSay = (text: string) => text.split('\n').filter((line) => SAYS_FIRST.test(line))
