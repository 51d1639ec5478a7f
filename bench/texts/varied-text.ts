import type { Random } from '#demo/random.ts'

const syllables = 'カ キ ク ケ コ サ シ ス セ ソ タ チ ツ テ ト ナ ニ ヌ ネ ノ ハ ヒ フ ヘ ホ マ ミ ム メ モ ラ リ ル レ ロ'.split(' ')
const subjects = ['受付', '在庫', '見積り', '検査', '請求', '予約', '配送', '点検', '研修', '契約', '問い合わせ', '図面', '発注', '申請', '名簿', '工程']
const deeds = [
  'を任されています',
  'の手順を直しました',
  'から始めます',
  'の担当が足りません',
  'を一人で行います',
  'は外に頼みません',
  'を月ごとに見直します',
  'で困ることが減りました',
]

/** A name that hardly comes twice: 35 ^ 4 of them, before the number. */
const name = (random: Random) => Array.from({ length: 4 }, () => random.pick(syllables)).join('')

/** The same text with other lines: each line gets a clause with a name and a number, so that no two texts share one, as in texts that people wrote. */
export const variedText = (text: string, random: Random) =>
  text
    .split('\n')
    .map((line) => (line.length < 8 ? line : `${line}${name(random)}${random.int(2, 999)}の${random.pick(subjects)}${random.pick(deeds)}。`))
    .join('\n')
