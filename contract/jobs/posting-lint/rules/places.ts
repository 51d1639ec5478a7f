import type { Posting, Rule } from '../posting.ts'
import { plainText } from '../words/plain-text.ts'

type Job = Posting['job']
const fields = ['position_title', 'tagline', 'description', 'treatment', 'holiday', 'employment_status', 'workplace_change'] as const

const saying = (rule: string, pattern: RegExp, isOff: (job: Job) => boolean, message: string): Rule => ({
  rule,
  level: 'warning',
  find: ({ job }) => {
    if (!isOff(job)) return []
    const field = fields.find((name) => pattern.test(plainText(job[name])))
    return field ? [{ field, message }] : []
  },
})

/** law.md L2 and L4: where one works, and that the words agree with what search engines are told. */
export const places: Rule[] = [
  {
    rule: 'workplace_unclear',
    level: 'warning',
    find: ({ job }) =>
      job.remote !== 2 && (job.address !== null || job.prefectures.length > 0) && !job.address2
        ? [{ field: 'address2', message: '就業場所を市区町村と番地まで書いてください。都道府県だけでは、通えるかどうかがわかりません。' }]
        : [],
  },
  saying(
    'full_remote_said',
    /(フル|完全)(リモート|在宅)(?!(勤務|ワーク)?(は|では|の)?(不可|なし|ありません|ではな|相談|も|への))/,
    ({ remote }) => remote !== 2,
    '「フルリモート」とありますが、働く場所がそうなっていません。どちらかに合わせてください。',
  ),
  saying(
    'remote_said',
    /(リモート(ワーク)?|在宅(勤務)?|テレワーク)(が)?(可(?!否)|OK|あり)/i,
    ({ remote }) => !remote,
    '「リモート可」とありますが、リモートが「出社のみ」か、選ばれていません。どちらかに合わせてください。',
  ),
  saying(
    'remote_denied',
    /(リモート(ワーク)?|在宅勤務|テレワーク)(は|の制度は|勤務は)?(不可|なし|ありません|できません)|フル出社|毎日出社/,
    ({ remote }) => !!remote,
    '「リモート不可」とありますが、働く場所はリモートができるとなっています。どちらかに合わせてください。',
  ),
  saying(
    'flex_said',
    /フレックス(タイム)?(制)?(?!(は|の適用は|では)?(なし|無し|ない|ありません|不可))/,
    ({ flex, discretionary_work }) => !flex && !discretionary_work,
    '「フレックス」とあります。そのとおりなら、「フレックス」で「あり」を選んでください。',
  ),
]
