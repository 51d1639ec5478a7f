/**
 * Old and variant characters, each followed by the one that people type today: 旧字体, characters of names, and the radicals that PDF files leave.
 * Migration 0087 holds the same pairs for the names of companies; server/candidates/privacy/employer-spellings.test.ts compares the two.
 */
export const OLD_FORMS =
  '亞亜惡悪壓圧圍囲爲為醫医壹一稻稲飮飲隱隠營営榮栄衞衛驛駅悅悦閱閲圓円緣縁艷艶鹽塩奧奥應応橫横歐欧毆殴黃黄溫温穩穏假仮價価畫画會会囘回壞壊懷懐繪絵擴拡殼殻覺覚學学嶽岳樂楽勸勧卷巻寬寛歡歓罐缶觀観關関陷陥巖巌顏顔歸帰氣気龜亀僞偽戲戯犧犠舊旧據拠擧挙虛虚峽峡挾挟狹狭' +
  '鄕郷曉暁區区驅駆勳勲薰薫徑径惠恵溪渓經経繼継莖茎螢蛍輕軽鷄鶏藝芸擊撃缺欠儉倹劍剣圈圏檢検權権獻献縣県險険顯顕驗験嚴厳效効廣広恆恒鑛鉱號号國国黑黒濟済碎砕劑剤櫻桜册冊雜雑參参慘惨棧桟蠶蚕贊賛殘残絲糸齒歯兒児辭辞濕湿實実舍舎寫写釋釈壽寿收収從従澁渋獸獣縱縦肅粛處処' +
  '緖緒敍叙奬奨將将燒焼稱称證証乘乗剩剰壤壌孃嬢條条淨浄疊畳穰穣讓譲釀醸囑嘱觸触寢寝愼慎晉晋眞真盡尽圖図粹粋醉酔隨随髓髄數数樞枢聲声靜静齊斉齋斉斎斉攝摂竊窃專専戰戦淺浅潛潜纖繊踐践錢銭禪禅曾曽雙双壯壮搜捜插挿爭争總総聰聡莊荘裝装騷騒增増藏蔵臟臓屬属續続墮堕體体對対' +
  '帶帯滯滞臺台瀧滝擇択澤沢單単擔担膽胆團団彈弾斷断遲遅癡痴晝昼蟲虫鑄鋳廳庁聽聴鎭鎮遞逓鐵鉄轉転點点傳伝黨党燈灯當当盜盗鬪闘德徳獨独讀読屆届繩縄貳弐惱悩腦脳霸覇廢廃拜拝賣売麥麦發発髮髪拔抜蠻蛮祕秘濱浜濵浜甁瓶冨富拂払佛仏變変邊辺邉辺辯弁辨弁瓣弁寶宝豐豊沒没飜翻槇槙' +
  '萬万滿満默黙彌弥譯訳藥薬與与餘余譽誉搖揺樣様謠謡來来賴頼亂乱覽覧龍竜兩両獵猟綠緑壘塁勵励禮礼靈霊齡齢戀恋爐炉勞労樓楼郞郎祿禄灣湾髙高﨑崎嵜崎碕崎𠮷吉嶋島嶌島峯峰舘館峩峨冝宜渕淵渊淵桒桑桧檜桺柳栁柳籔薮藪薮凜凛尭堯遙遥瑤瑶冴冱晧皓穗穂繡繍鷗鴎鶯鴬鷆鷏頰頬麴麹蘂蕊' +
  '蓜配礒磯礪砺靑青靍鶴靏鶴鸖鶴隺鶴㐂喜鈆鉛舩船杮柿桝枡埜野迯逃祗祇蘆芦邨村聨連聯連脅脇圀国囯国圡土𡈽土恊協夘卯﨏峪曻昇昻昂晄晃淸清瀨瀬步歩朖朗旣既槪概每毎涉渉淚涙渴渇玆茲瘦痩卽即吳呉吿告吞呑噓嘘塡填娛娯尙尚屛屏幷并彥彦彔録戶戸敎教晚晩曆暦榘矩歷歴歿没沉沈煇輝熙煕' +
  '狀状甯寧產産畵画皋皐皞皓眀明硏研硺琢禱祷稅税竝並緜綿羣群蔣蒋裵裴說説踊踴躰体軀躯輛輌迁遷逹達鈎鉤銳鋭錄録鍊錬閒間鄰隣斋斉亝斉⺠民⻄西⻑長⻘青⻝食⻤鬼⻨麦⻩黄⻫斉⻭歯⻯竜⻲亀⺝月⺩王⻆角⻁虎⻂衤⻃西⻌辶⻖阝⻏阝⺅亻⺡氵⺣灬⺮竹⺾艹之ノ熈煕姸妍齎斉籐藤'

/** What a letter was written in: hiragana, katakana, kanji (and every other script), Latin, digit. */
export type Script = 'hiragana' | 'katakana' | 'kanji' | 'latin' | 'digit'

/** A text in one spelling. Each unit of `letters` knows where it was written, so that what is found is cut out of the text as it was. */
export type FoldedText = {
  letters: string
  scripts: Script[]
  /** Where the unit's cluster begins and ends in the text. */
  from: number[]
  to: number[]
  /** Whether signs or blanks stand before the unit: 0 none, 1 such as names have inside, 2 the end of a sentence. */
  gaps: (0 | 1 | 2)[]
}

const pairs = [...OLD_FORMS]
const modern = new Map(pairs.flatMap((old, index) => (index % 2 ? [] : [[old, pairs[index + 1]!] as const])))
const small = new Map(
  [...'ァアィイゥウェエォオッツャヤュユョヨヮワヵカヶケヰイヱエヲオヂジヅズ'].flatMap((kana, index, all) =>
    index % 2 ? [] : [[kana, all[index + 1]!] as const],
  ),
)
/** ヴァ is バ: the second letter joins the first. */
const voicedV: Record<string, string> = { ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ', ア: 'バ', イ: 'ビ', エ: 'ベ', オ: 'ボ' }
/** Invisible characters part nothing; what separates lines is no letter either, but is seen. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\P{Cc}\t\n\v\f\r\u0085]/u
const mark = /[\p{M}\uff9e\uff9f\u309b\u309c]/u
const letter = /[\p{L}\p{N}]/u
const plainLetter = /^[\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fffa-zA-Z0-9]$/
const dash = /[-\u2010-\u2015\u2212\u2500\u2501]/
const iteration = /[\u3003\u3005\u303b\u309d\u309e\u30fd\u30fe]/
const ends = /[。！？!?、，;；\u2028\u2029]/

/** Width, case, composition, invisible characters, kana, 旧字体 and iteration marks in one spelling. The long vowel mark stays. */
export function foldText(text: string): FoldedText {
  const letters: string[] = []
  const folded: FoldedText = { letters: '', scripts: [], from: [], to: [], gaps: [] }
  let gap: 0 | 1 | 2 = 1
  let isAfterV = false
  for (const { cluster, from, to } of clustersOf(text)) {
    for (const unit of unitsOf(cluster)) {
      const isLongVowel = unit.isDash && gap === 0 && folded.scripts.at(-1) === 'katakana' && /[ァ-ヺｦ-ﾝ]/.test(text.charAt(to))
      if (unit.part > 0 && !isLongVowel) {
        if (gap < 2) gap = unit.part
        continue
      }
      const joined = isAfterV && gap === 0 ? voicedV[unit.katakana] : undefined
      isAfterV = unit.katakana === 'ヴ'
      if (joined) {
        letters[letters.length - 1] = joined
        folded.to[folded.to.length - 1] = to
        continue
      }
      const isRepeated = iteration.test(unit.katakana)
      const spelled = isLongVowel ? 'ー' : isRepeated ? (letters.at(-1) ?? '') : unit.spelled
      for (let at = 0; at < spelled.length; at++) {
        letters.push(spelled.charAt(at))
        folded.scripts.push(isRepeated ? (folded.scripts.at(-1) ?? 'kanji') : unit.script)
        folded.from.push(from)
        folded.to.push(to)
        folded.gaps.push(at === 0 ? gap : 0)
      }
      if (spelled !== '') gap = 0
    }
  }
  folded.letters = letters.join('')
  return folded
}

/** A character with the marks and invisible characters that belong to it: it is cut as a whole. */
function* clustersOf(text: string) {
  let cluster = ''
  let [from, to] = [0, 0]
  for (const character of text) {
    const end = to + character.length
    if (plainLetter.test(character) || !(invisible.test(character) || mark.test(character))) {
      if (cluster !== '') yield { cluster, from, to }
      ;[cluster, from] = [character, to]
    } else if (!invisible.test(character))
      cluster += character === '\u309b' || character === '\uff9e' ? '\u3099' : character === '\u309c' || character === '\uff9f' ? '\u309a' : character
    to = end
  }
  if (cluster !== '') yield { cluster, from, to }
}

/** What a letter or a sign comes to; `part` is 0 for a letter, otherwise how far it parts the letters beside it. */
type Unit = { katakana: string; spelled: string; script: Script; part: 0 | 1 | 2; isDash: boolean }

const known = new Map<string, Unit[]>()
const MOST_KNOWN = 20_000

/** Remembered, for most texts are made of the same few thousand characters. */
function unitsOf(cluster: string): Unit[] {
  let units = known.get(cluster)
  if (units === undefined) {
    units = lettersOf(cluster).map((unit) => {
      const part = letter.test(unit) || iteration.test(unit) ? 0 : ends.test(unit) ? 2 : 1
      return { katakana: katakanaOf(unit), spelled: spell(unit), script: scriptOf(unit), part, isDash: dash.test(unit) }
    })
    if (known.size < MOST_KNOWN) known.set(cluster, units)
  }
  return units
}

function lettersOf(cluster: string): string[] {
  if (plainLetter.test(cluster)) return [cluster.toLowerCase()]
  const letters = squared(cluster).normalize('NFKC').toLowerCase()
  const bare = /[a-z\u00c0-\u024f\u1e00-\u1eff]/.test(letters) ? letters.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '') : letters
  return [...bare.normalize('NFKC')].filter((unit) => !/\p{M}/u.test(unit)).map((unit) => modern.get(unit) ?? unit)
}

/** Letters in circles and squares that Unicode does not take for letters. */
const squared = (cluster: string) =>
  cluster.replaceAll(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (sign) => {
    const code = sign.codePointAt(0)!
    const first = code >= 0x1f1e6 ? 0x1f1e6 : code >= 0x1f170 ? 0x1f170 : 0x1f150
    return String.fromCharCode(0x61 + code - first)
  })

function scriptOf(unit: string): Script {
  if (/[a-z]/.test(unit)) return 'latin'
  if (/\p{N}/u.test(unit)) return 'digit'
  if (/[\u3041-\u3096\u309f]/.test(unit)) return 'hiragana'
  return /[\u30a1-\u30ff\u31f0-\u31ff]/.test(unit) || dash.test(unit) ? 'katakana' : 'kanji'
}

function spell(unit: string) {
  const katakana = katakanaOf(unit)
  return small.get(katakana) ?? modern.get(katakana) ?? (katakana === 'ヴ' ? 'ブ' : katakana)
}

const katakanaOf = (unit: string) => (/[\u3041-\u3096]/.test(unit) ? String.fromCharCode(unit.charCodeAt(0) + 0x60) : unit)
