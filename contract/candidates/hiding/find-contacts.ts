/** A text with width settled, character by character, and without what is not seen; each unit knows where it was written. */
type Plain = { text: string; from: number[]; to: number[] }

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\P{Cc}\t\n\v\f\r\u0085]/u
const digits: Record<string, string> = { 〇: '0', 零: '0', 一: '1', 二: '2', 三: '3', 四: '4', 五: '5', 六: '6', 七: '7', 八: '8', 九: '9' }

const at = String.raw`(?:[@◎★☆●■▲]|[\[({<【〔「]\s{0,2}(?:@|at|a|アット(?:マーク)?|あっと(?:まーく)?)\s{0,2}[\])}>】〕」]|アット(?:マーク)?|あっとまーく)`
const dot = String.raw`(?:[.。․‧]|[\[({<【〔]\s{0,2}(?:\.|dot|ドット|どっと)\s{0,2}[\])}>】〕]|ドット)`
const sites =
  '(?:jp|com|net|org|co|info|biz|me|io|dev|app|tokyo|site|online|work|works|tech|ai|inc|ne|ac|or|go|gr|ed|page|link|xyz|blog|shop|club|website|space|world|asia|name|bio|example|test|invalid)'
/** Ends of addresses that are words or file names, too: with a path only. */
const sitesWithPath = '(?:ee|ly|gg|gl|to|tv|li|cc|us|uk|de|fr|kr|cn|tw|hk|sg|eu|im|so|sh|id|la|be|ws|ms|st|in|at|ch)'
const services =
  '(?:(?<![a-z])(?:twitter|x|instagram|insta|facebook|fb|line|github|gitlab|discord|skype|telegram|linkedin|youtube|tiktok|qiita|zenn|note|wantedly|slack|threads|bluesky|mixi2?|signal|whatsapp|wechat|kakaotalk|id)|ツイッター|インスタ(?:グラム)?|フェイスブック|ライン|ディスコード|スカイプ|アカウント)'
/** Each repetition has an end, or a text of a form's length would hold the process up. */
const patterns = [
  // Addresses of the web, with and without a scheme.
  /(?:h[tx]{2}ps?|ttps?|ftp):\/\/[^\s　、。）」』]{1,500}/giu,
  /(?<![a-z0-9.])www\.[^\s　、。）」』]{1,300}/giu,
  new RegExp(String.raw`(?<![a-z0-9.@-])(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,5}${sites}(?![a-z0-9-])(?:/[^\s　、。）」』]{0,300})?`, 'giu'),
  new RegExp(String.raw`(?<![a-z0-9.@-])(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,3}${sitesWithPath}/[a-z0-9_@~-][^\s　、。）」』]{0,300}`, 'giu'),
  // A name on another service, said with the service's name.
  new RegExp(
    String.raw`${services}(?:\s{0,2}\([^()\n]{0,20}\))?\s{0,3}(?:(?:の)?(?:id|アカウント|ユーザー名?|ハンドル)\s{0,3}(?:[:=はが]|\s)|[:=]|(?=@))\s{0,3}@?[a-z0-9](?:[a-z0-9._-]{2,63})`,
    'giu',
  ),
  // Without a sign between them only what no word looks like.
  new RegExp(String.raw`${services}(?:\s{1,3}|\s{0,2}[はがも]\s{0,2})(?=[a-z0-9.-]{0,30}_|[a-z]{3}[a-z.-]{0,30}[0-9]{2})[a-z0-9][a-z0-9._-]{3,63}`, 'giu'),
  // Numbers abroad, and mobile numbers with the same sign at both places.
  /(?<![\d+])\+\s?[1-9](?=\d{9}|\d{0,3}[\s\-‐-―.()/]\D{0,2}\d)(?:[\s\-‐-―.()/]{0,3}\d){9,14}(?!\d)/gu,
  /(?<!\d)0[5-9]0([^\p{L}\d\n]{1,2})\d{4}\1\d{4}(?!\d)/gu,
]
/** What begins in its middle: the sign is found first, and then what stands before it. */
const behind: [pattern: RegExp, letters: RegExp, most: number][] = [
  // Addresses of mail; signs for @ and the dot as people write them to escape programs.
  [
    new RegExp(String.raw`(?<=[a-z0-9._%+\-] {0,2})${at} {0,2}[a-z0-9][a-z0-9\-]{0,62}(?: {0,2}${dot} {0,2}[a-z0-9\-]{2,63}){1,5}`, 'giu'),
    /[a-z0-9._%+\- ]/i,
    66,
  ],
  [/(?<=[a-z0-9]) at [a-z0-9-]{1,63}(?: dot [a-z0-9-]{2,63}){1,4}/giu, /[a-z0-9._%+-]/i, 64],
  [
    /(?<=[\p{Script=Han}\p{Script=Katakana}ー])\.(?:jp|com|net|org|tokyo)(?![a-z0-9-])(?:\/[^\s　、。）」』]{0,300})?/giu,
    /[\p{Script=Han}\p{Script=Katakana}ー]/u,
    20,
  ],
]
/** Words with a dot in them that are no addresses. */
const products =
  /^(?:(?:node|vue|next|nuxt|react|express|three|d3|backbone|ember|angular|chart|socket|draw|asp|vb|ado|ml|crypto|moment|p5|alpine)\.(?:js|net|io)|readme\.me)$/i

/** Where a text tells how to reach somebody: addresses of mail and of the web, telephone numbers, names on other services; and the person's own in any other spelling. */
export function findContacts(text: string, own: { email: string; phone_number: string; domains: string[] }): [number, number][] {
  const plain = plainOf(text)
  const found = patterns.flatMap((pattern) =>
    [...plain.text.matchAll(pattern)].flatMap(({ index, 0: written }): [number, number][] => (products.test(written) ? [] : [[index, index + written.length]])),
  )
  const spans = [
    ...found,
    ...behind.flatMap((rule) => extended(plain.text, ...rule)),
    ...findPhones(plain.text, own.phone_number),
    ...findOwnNumber(plain.text, own.phone_number),
    ...findOwn(plain.text, own),
  ]
  return spans.map(([begin, end]) => [plain.from[begin]!, plain.to[end - 1]!])
}

function extended(text: string, pattern: RegExp, letters: RegExp, most: number): [number, number][] {
  return [...text.matchAll(pattern)].map(({ index, 0: written }) => {
    let begin = index
    let hasLetters = false
    while (begin > 0 && index - begin < most && letters.test(text.charAt(begin - 1)) && !(hasLetters && text.charAt(begin - 1) === ' ')) {
      begin--
      hasLetters ||= text.charAt(begin) !== ' '
    }
    return [begin, index + written.length]
  })
}

function plainOf(text: string): Plain {
  const plain: Plain = { text: '', from: [], to: [] }
  const parts: string[] = []
  let place = 0
  for (const character of text) {
    const from = place
    place += character.length
    if (character > '\u007f' && invisible.test(character)) continue
    const wide = character <= '\u007f' || /^[\u3041-\u30ff\u4e00-\u9fff]$/.test(character) ? character : latinSquares(character).normalize('NFKC')
    parts.push(wide)
    for (let unit = 0; unit < wide.length; unit++) {
      plain.from.push(from)
      plain.to.push(place)
    }
  }
  plain.text = parts.join('')
  return plain
}

/** Digits in black circles, and tags that Unicode leaves apart. */
const latinSquares = (character: string) => {
  const code = character.codePointAt(0)!
  if (code >= 0x2776 && code <= 0x277e) return String(code - 0x2775)
  if (code >= 0x24f5 && code <= 0x24fd) return String(code - 0x24f4)
  if (/^\p{Nd}$/u.test(character)) return String(digitOf(code))
  return code === 0x24ff || code === 0x1f10b || code === 0x1f10c ? '0' : character
}

/** Digits of every script stand in rows of ten that begin at a place divisible by sixteen, or six behind it. */
const digitOf = (code: number) => {
  const place = code % 16
  return place < 6 || /^\p{Nd}$/u.test(String.fromCodePoint(code - place)) ? place : place - 6
}

const MOST_BETWEEN = 3

type Digit = { value: string; at: number }

/** The own number, whatever up to three characters stand between its digits. */
function findOwnNumber(text: string, own: string): [number, number][] {
  const wanted = own.replaceAll(/\D/g, '').replace(/^81/, '').replace(/^0/, '')
  if (wanted.length < 8) return []
  const row = digitsOf(text)
  const values = row.map(({ value }) => value).join('')
  const isNear = (place: number) => place > 0 && row[place]!.at - row[place - 1]!.at <= MOST_BETWEEN + 1
  const found: [number, number][] = []
  for (let place = values.indexOf(wanted); place >= 0; place = values.indexOf(wanted, place + 1)) {
    const end = place + wanted.length
    if (!row.slice(place + 1, end).every((_, at) => isNear(place + 1 + at))) continue
    const [front = ''] = /(?:(?:00|010)?81)?0?$/.exec(values.slice(Math.max(0, place - 6), place)) ?? []
    let first = place
    while (first > place - front.length && isNear(first)) first--
    const isInside = (one: number) => one > 0 && one < row.length && row[one]!.at - row[one - 1]!.at === 1
    if (isInside(first) || isInside(end)) continue
    found.push([row[first]!.at - (/[+(]{1,2}$/.exec(text.slice(Math.max(0, row[first]!.at - 2), row[first]!.at))?.[0].length ?? 0), row[end - 1]!.at + 1])
  }
  return found
}

/** Ten or eleven digits from a 0, or behind +81, however they are parted; not a day, a price or a part of a longer number. */
function findPhones(text: string, own: string): [number, number][] {
  const ownDigits = own.replaceAll(/\D/g, '').replace(/^81/, '0').replace(/^0/, '')
  return runsOf(text).flatMap((run) => {
    const found: [number, number][] = []
    for (let first = 0; first < run.length; first++) {
      const length = lengthFrom(text, run, first, ownDigits)
      if (length === 0) continue
      const [begin, last] = [run[first]!, run[first + length - 1]!]
      const front = /(?:\+|00|[(])?[(+]{0,2}$/.exec(text.slice(Math.max(0, begin.at - 3), begin.at))?.[0] ?? ''
      found.push([begin.at - front.length, last.at + 1])
      first += length - 1
    }
    return found
  })
}

function digitsOf(text: string): Digit[] {
  const found: Digit[] = []
  for (let at = 0; at < text.length; at++) {
    const unit = text[at]!
    const value = unit >= '0' && unit <= '9' ? unit : digits[unit]
    if (value !== undefined) found.push({ value, at })
  }
  return found
}

/** Digits with no more than a sign or two between them. */
function runsOf(text: string): Digit[][] {
  const runs: Digit[][] = []
  let run: Digit[] = []
  for (const digit of digitsOf(text)) {
    const last = run.at(-1)
    if (last && !/^[\s\-‐-―−─ー.()・_~*#]{0,4}$/.test(text.slice(last.at + 1, digit.at))) {
      runs.push(run)
      run = []
    }
    run.push(digit)
  }
  return [...runs, run].filter(({ length }) => length > 8)
}

function lengthFrom(text: string, run: Digit[], first: number, own: string) {
  const isInside = first > 0 && run[first - 1]!.at + 1 === run[first]!.at
  // 2015.04.01-2018.03.31 holds no number that begins with a zero.
  if (isInside || (first > 0 && !/[\s(]/.test(text.slice(run[first - 1]!.at + 1, run[first]!.at)))) return 0
  const number = run
    .slice(first, first + 15)
    .map(({ value }) => value)
    .join('')
  const endsAt = (length: number) => number.length >= length && run[first + length]?.at !== run[first + length - 1]!.at + 1
  if (
    /^0\d[0-3]\d(?:19|20)\d\d/.test(number) &&
    !endsAt(11) &&
    text.slice(run[first]!.at, run[first]!.at + 2) === number.slice(0, 2) &&
    run[first + 2]?.at !== run[first]!.at + 2
  )
    return 0
  const before = text.slice(Math.max(0, run[first]!.at - 2), run[first]!.at)
  const isAbroad = number.startsWith('81') && before.includes('+')
  const isForeign = isAbroad || /^(?:0081|01081)/.test(number)
  const rest = isForeign ? number.replace(/^(?:00|010)?81/, '') : number
  const country = number.length - rest.length
  if (!isForeign && own.length > 8 && rest.startsWith(own) && endsAt(own.length)) return own.length
  if (!isForeign && !rest.startsWith('0')) return 0
  const zero = rest.startsWith('0') ? 1 : 0
  const wanted = /^0?(?:[5-9]0|800)/.test(rest) ? [10, 9] : [9]
  const digitsAfterZero = wanted.find((length) => endsAt(country + zero + length))
  return digitsAfterZero === undefined ? 0 : country + zero + digitsAfterZero
}

/** The own address with any signs between its letters, the part before the @, and domains of employers. */
function findOwn(text: string, { email, domains }: { email: string; domains: string[] }): [number, number][] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const bare = (address: string) => address.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const wanted = [
    `${local}@${domain}`,
    ...(bare(local).length > 4 && !/^(?:info|contact|mail|hello|support|office|admin|saiyo|recruit)$/.test(local) ? [local] : []),
    ...domains,
  ]
  const kept: number[] = []
  let letters = ''
  for (const { index, 0: character } of text.toLowerCase().matchAll(/[\p{L}\p{N}]/gu)) {
    for (let unit = 0; unit < character.length; unit++) kept.push(index + unit)
    letters += character
  }
  // A letter whose lower case is longer would move the places.
  if (text.toLowerCase().length !== text.length) return []
  return [...new Set(wanted.map(bare))]
    .filter((word) => word.length > 3)
    .flatMap((word) => {
      const found: [number, number][] = []
      for (let place = letters.indexOf(word); place >= 0; place = letters.indexOf(word, place + 1)) {
        const [begin, end] = [kept[place]!, kept[place + word.length - 1]! + 1]
        const isWord = !/[a-z0-9]/i.test(text[begin - 1] ?? '') && !/[a-z0-9]/i.test(text[end] ?? '')
        if (isWord && end - begin < word.length * 2 + 12) found.push([begin, end])
      }
      return found
    })
}
