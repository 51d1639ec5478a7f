/** What a part of a pasted posting is about. `other` is a heading of postings that no field of a job stands for. */
const headings = {
  title: /^(?:求人(?:タイトル|名|件名)|タイトル|題名|件名|募集(?:ポジション|タイトル)|ポジション(?:名|タイトル)?|job ?title|title|position)$/i,
  position: /^(?:職種(?:名|カテゴリー?)?|募集職種|募集職種名)$/,
  company: /^(?:会社名|企業名|社名|募集者(?:の(?:氏名又は名称|名称))?|雇用主|雇用企業|company)$/i,
  tagline: /^(?:キャッチコピー|キャッチ|紹介文|リード文?)$/,
  description:
    /^(?:お?仕事(?:の)?(?:内容|詳細)|お?仕事内容(?:について|の詳細)|(?:主な|具体的な?|担当|従事する)?(?:業務|職務)(?:の)?(?:内容|詳細|概要)?|(?:具体的な)?仕事内容|ミッション|ポジション(?:概要|の概要)|役割|job ?description|responsibilities|what you(?:'|’)ll do)$/i,
  requiredSkills:
    /^(?:(?:応募|募集)(?:資格|条件|要件)|対象となる方|必須(?:の)?(?:スキル|条件|要件|経験)?(?:[・/ ]?(?:経験|スキル|条件))*|求める(?:スキル|経験|能力)(?:[・/](?:経験|スキル))*|must|requirements|required skills|(?:minimum )?qualifications)$/i,
  preferredSkills:
    /^(?:歓迎(?:する)?(?:スキル|条件|要件|経験)?(?:[・/ ]?(?:経験|スキル|条件))*|あると(?:望ましい|嬉しい)(?:経験|スキル)?(?:[・/](?:経験|スキル))*|want|nice to have|preferred(?: skills| qualifications)?)$/i,
  personality:
    /^(?:求める人(?:物像|材像?|物)|人物像|こんな(?:方|人)(?:に(?:おすすめ|仲間になって|来て)ほしい|を求めています|にぴったり)|(?:カルチャー|バリュー)フィット)$/,
  employmentTypeText: /^(?:雇用(?:形態|区分)|契約(?:形態|の種類)|勤務形態(?:・雇用形態)?|employment type)$/i,
  contractPeriod: /^(?:契約(?:の)?期間|雇用(?:契約)?期間|委託期間)$/,
  salary:
    /^(?:(?:想定)?(?:給与|給料|年収|月給|月収|年俸|時給|日給|報酬|賃金)(?:[・/](?:待遇|賞与|手当|年収|給与))*(?:水準|例|体系|形態|条件)?|給与(?:条件|詳細)|salary|compensation)$/i,
  bonus: /^(?:賞与|ボーナス|賞与[・/]インセンティブ)$/,
  raise: /^(?:昇給|昇給[・/]昇格|給与改定)$/,
  location: /^(?:(?:予定)?(?:勤務|就業|就労)(?:の)?(?:地|場所|先)(?:[・/](?:交通|アクセス|最寄り?駅))?|所在地|オフィス(?:所在地)?|エリア|location)$/i,
  nearestStation: /^(?:最寄り?(?:の)?駅|アクセス|交通(?:アクセス|手段)?)$/,
  remote: /^(?:リモート(?:ワーク|勤務)?|テレワーク|在宅(?:勤務|ワーク)|出社頻度|remote)$/i,
  workHours:
    /^(?:(?:所定)?(?:勤務|就業|労働)(?:の)?時間(?:[・/](?:曜日|休憩))?|勤務(?:体系|体制|時間帯)|就業時間制|時間制度|始業[・/]終業(?:の時刻)?|コアタイム|フレックス(?:タイム)?(?:制度?)?|休憩(?:時間)?|working hours)$/i,
  overtime: /^(?:(?:平均)?残業(?:時間)?|時間外(?:労働|勤務)|所定(?:時間|労働時間)外(?:労働)?|(?:月)?平均残業時間)$/,
  holiday: /^(?:(?:年間)?(?:休日|休暇)(?:[・/、](?:休暇|休日))*(?:制度|日数)?|holidays?)$/i,
  jobBenefits: /^(?:福利厚生|待遇(?:[・/]福利厚生)?|福利厚生[・/](?:待遇|制度|諸手当)|(?:諸|各種)?手当等?|各種制度|benefits)$/i,
  insurance: /^(?:(?:社会|加入|各種)保険|社会保険|保険)$/,
  smoking: /^(?:受動喫煙(?:防止)?(?:対策|措置|に関する事項)?|喫煙(?:環境|所)?)$/,
  probation: /^(?:試用期間(?:の?(?:有無|条件))?|研修期間)$/,
  workplaceChange: /^(?:(?:就業|勤務)(?:の)?(?:場所|地)の変更の?範囲|勤務地変更の範囲|転勤(?:の有無)?)$/,
  dutiesChange: /^(?:(?:従事すべき)?(?:業務|職務|仕事)(?:内容)?の変更の?範囲|変更の範囲)$/,
  /** What is told beside the duties: it follows them, under its own heading. */
  besideDuties:
    /^(?:募集(?:の)?背景|(?:この)?(?:仕事|ポジション|業務)の(?:魅力|やりがい|面白さ|おもしろさ)|やりがい|魅力|(?:利用|使用|開発)(?:技術|ツール|環境|言語)(?:[・/](?:環境|ツール))*|技術スタック|チーム(?:構成|体制|について)?|組織(?:構成|体制|について)|(?:想定される)?キャリアパス|得られる(?:経験|スキル)|入社後の(?:流れ|イメージ))$/,
  other:
    /^(?:選考(?:フロー|プロセス|の流れ|方法)|応募(?:方法|の流れ)|採用(?:人数|フロー|プロセス)|募集(?:人数|要項|概要)|会社(?:情報|概要|紹介)|企業(?:情報|概要)|事業(?:内容|概要)|備考|その他|求人番号|求人id|掲載(?:期間|日)|更新日|入社時期|入社日|面接(?:回数|場所)|代表(?:者|取締役)?|設立|資本金|従業員数?|url|ホームページ)$/i,
}

export type PartName = keyof typeof headings
/** A part of a pasted text: what it is about, undefined before the first heading, and the text below its heading. */
export type TextPart = { name: PartName | undefined; heading: string; text: string }

const marks = new Set('■◆●▼▽◇□◎○★☆▶►◤◢・※*#【】［］[]〔〕<>＜＞《》〈〉「」|｜＝=─━—-')
const LONGEST_HEADING = 28

const isEdge = (letter: string) => marks.has(letter) || letter.trim() === ''

/** Without marks and blanks at both ends, and without colons at the end. Letter by letter: an expression for the end would try again at each of them. */
function withoutEdges(text: string) {
  const letters = [...text]
  const from = letters.findIndex((letter) => !isEdge(letter))
  const to = letters.findLastIndex((letter) => !isEdge(letter) && letter !== ':')
  return from < 0 ? '' : letters.slice(from, to + 1).join('')
}

/** Without what stands in brackets at the end. */
function withoutBrackets(text: string) {
  const at = text.lastIndexOf('(')
  return at >= 0 && text.indexOf(')', at) === text.length - 1 ? text.slice(0, at).trimEnd() : text
}

/** The name of a heading: without its marks, its number, and what stands in brackets after it. */
const bare = (line: string) => withoutBrackets(withoutEdges(line.normalize('NFKC')).replace(/^\(?\d{1,2}[).．]\s*/, '')).trim()

const nameOf = (heading: string) =>
  heading.length > LONGEST_HEADING ? undefined : (Object.keys(headings) as PartName[]).find((name) => headings[name].test(heading))

/** A heading in brackets or of Markdown. Squares and dots are the bullets of lists as often as they are headings. */
const isSetApart = (line: string) => /^\s*(?:[【［〔][^】］〕\n]{2,28}[】］〕]\s*$|#{1,4}\s\S.{0,26}$)/u.test(line)

/** The sign with which a line begins: what begins alike stands on one level. */
const markOf = (line: string) => /^\s*([■◆●▼▽◇□◎○★☆▶・※＜<【［〔《[]|#{1,4}|-)/u.exec(line)?.[1] ?? ''
const BULLETS = new Set(['■', '◆', '●', '◇', '□', '◎', '○', '・', '※', '-'])

const bracketed = /^[【［〔《＜[]([^】］〕》＞\]\n]{2,28})[】］〕》＞\]]/u
const LONGEST_LABEL = 30

/** 【給与】年収600万円, 給与：年収600万円, 給与（空白）年収600万円: what may stand before a sign, and what follows it. */
function labelled(line: string) {
  const [begin = '', inside] = bracketed.exec(line) ?? []
  if (inside)
    return [
      {
        label: inside,
        rest: line
          .slice(begin.length)
          .trimStart()
          .replace(/^[:：]/, '')
          .trimStart(),
      },
    ]
  return [line.search(/[:：\t]/), line.indexOf('　')]
    .filter((at) => at >= 2 && at <= LONGEST_LABEL)
    .map((at) => ({ label: line.slice(0, at), rest: line.slice(at + 1).trimStart() }))
}

type Heading = { name: PartName; heading: string; rest: string }

/** The heading of a line and what follows it on the line; nothing for a line of text. */
function headingOf(line: string): Heading | undefined {
  const whole = bare(line)
  const name = nameOf(whole)
  if (name) return { name, heading: whole, rest: '' }
  for (const { label, rest } of labelled(line.trim())) {
    const known = rest ? nameOf(bare(label)) : undefined
    if (known) return { name: known, heading: bare(label), rest }
  }
  return undefined
}

type Part = { name: PartName | undefined; heading: string; mark: string; lines: string[]; above?: Part; line?: string }

/** The parts of a posting as it was copied from a page or a document. */
export function partsOfText(text: string): TextPart[] {
  const first: Part = { name: undefined, heading: '', mark: '', lines: [] }
  const parts = [first]
  let part = first
  const begin = (found: Heading, mark: string, line: string) => {
    const isInside = BULLETS.has(mark) && part.name !== undefined && mark !== part.mark
    part = { ...found, mark, lines: found.rest ? [found.rest] : [], ...(isInside && { above: part, line }) }
    parts.push(part)
  }
  for (const line of text.split('\n')) {
    const mark = markOf(line)
    const found = headingOf(line)
    // 「・年間休日：112日」 among the holidays is a line of theirs.
    if (found && found.name === part.name) part.lines.push(line)
    // 「・賞与：年2回」 in a list says it, and the list goes on.
    else if (found?.rest && BULLETS.has(mark) && part.name) {
      parts.push({ ...found, mark, lines: [found.rest] })
      part.lines.push(line)
    } else if (found) begin(found, mark, line)
    else if (isSetApart(line) && part.name !== undefined && part.name !== 'description' && mark === part.mark)
      begin({ name: 'other', heading: bare(line), rest: '' }, mark, line)
    else {
      // A small heading inside a part ends with the next line that is set like it.
      if (part.above && mark === part.mark) {
        // Nothing stood below it: it was an item of a list, 「■社会保険完備」.
        if (part.lines.length === 0 && part.line) part.above.lines.push(part.line)
        part = part.above
      }
      part.lines.push(line)
    }
  }
  return parts
    .map(({ name, heading, lines }) => ({ name, heading, text: lines.join('\n').trim() }))
    .filter(({ name, text }) => name !== undefined || text !== '')
}
