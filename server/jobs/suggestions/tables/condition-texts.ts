/** Conditions with a number, which no table lists: what may be typed of them, up to the step that is meant. */
const yearly = [300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950, 1000, 1200, 1500, 2000]
const monthly = [20, 25, 30, 35, 40, 50, 60, 80, 100]
const hourly = [1000, 1200, 1500, 2000, 2500, 3000]
const sizes = ['10名以下', '30名以下', '50名以下', '100名以下', '101名以上']

type ConditionText = { text: string; typed: readonly string[] }

const amounts = (word: string, reading: string, amount: readonly number[], unit: string): ConditionText[] =>
  amount.map((one) => ({ text: `${word}${one}${unit}以上`, typed: [`${reading}${one}`] }))

/**
 * Every one is offered only where `readQuery` reads it as one condition, so that choosing it shows its chip; those that it learns later come by themselves. The shorter
 * amounts stand first, as they are the likelier ones to be meant.
 */
export const conditionTexts: readonly ConditionText[] = [
  ...amounts('年収', 'ねんしゅう', yearly, '万円').map(({ text, typed }, at) => ({ text, typed: [...typed, `${yearly[at]}万`, `給与${yearly[at]}`] })),
  ...amounts('月給', 'げっきゅう', monthly, '万円'),
  ...amounts('時給', 'じきゅう', hourly, '円'),
  ...sizes.map((text) => ({ text: `従業員数${text}`, typed: [`じゅうぎょういんすう${text}`, text, text.replace('名', '人')] })),
  ...[1, 2, 3, 4, 5].map((days) => ({ text: `週${days}日から`, typed: [`しゅう${days}`] })),
  ...[
    '未経験歓迎',
    '新卒',
    '第二新卒',
    '時短勤務',
    '年間休日120日以上',
    '土日休み',
    '完全週休2日制',
    'ストックオプション',
    '駅から10分以内',
    '転勤なし',
    '育休',
  ].map((text) => ({
    text,
    typed: [],
  })),
]
