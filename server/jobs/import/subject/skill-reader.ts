import { plainForm } from '../text/plain-form.ts'

const ALSO: Record<string, string> = {
  Go: 'Golang|Go言語',
  C: 'C言語',
  R: 'R言語',
  'C#': 'C#|C＃',
  'HTML/CSS': 'HTML5?|CSS3?',
  'Next.js': 'NextJS',
  'Vue.js': 'Vue(?:3|JS)?|Nuxt(?:\\.js)?',
  'Node.js': 'NodeJS',
  'Ruby on Rails': 'Rails|RoR',
  'Spring Boot': 'SpringBoot',
  PostgreSQL: 'Postgres',
  'Google Cloud': 'GCP|Google Cloud Platform',
  AWS: 'Amazon Web Services',
  Kubernetes: 'k8s|EKS|GKE',
  機械学習: 'Machine Learning',
  深層学習: 'ディープラーニング|Deep Learning',
  自然言語処理: 'NLP',
  画像認識: '画像処理',
  データ基盤構築: 'データ基盤',
  'A/Bテスト': 'ABテスト',
  UIデザイン: 'UI/?UXデザイン|UIデザイナー',
  UXリサーチ: 'ユーザーリサーチ|UXリサーチャー',
  組み込み開発: '組み?込み(?:系|ソフト|システム|開発)',
  プロジェクトマネジメント: 'プロジェクト管理|プロジェクトマネージャー|PMO',
  プロダクトマネジメント: 'プロダクトマネージャー|PdM',
  スクラム: 'アジャイル|scrum',
  品質保証: 'QAエンジニア|テスト設計',
  SNS運用: 'SNS(?:アカウント)?の運用',
  広告運用: 'リスティング広告|Web広告',
  'CI/CD': 'CI ?/ ?CD',
}
// Words of everyday prose: a skill only with what makes them one.
const NARROW: Record<string, string> = {
  採用: '採用(?:業務|活動|実務|担当|経験)|中途採用|新卒採用',
  マネジメント: '(?:チーム|ピープル|組織|メンバー)?マネジメント(?:経験|業務)',
  英語: '英語(?!不問|力不問)',
  セキュリティ: '(?:情報|サイバー)?セキュリティ(?:エンジニア|対策|診断|運用|設計)',
  Excel: 'Excel|エクセル',
  法務: '法務',
  経理: '経理',
  財務: '財務',
}
const CASED = new Set([
  'Go',
  'C',
  'R',
  'Swift',
  'Rust',
  'Ruby',
  'Dart',
  'Scala',
  'Shell',
  'Git',
  'Unity',
  'ROS',
  'Looker',
  'Excel',
  'React',
  'Java',
  'Dart',
  'Kafka',
])
// One and two letters stand for a language only in a list of such.
const IN_LISTS = new Set(['Go', 'C', 'R'])
const MOST = 20

export type SkillLookup = { id: number; name: string }[]

/**
 * Finds skills of the lookup table in a text, names between word boundaries, in the table's order, twenty at most. For the `listed` the bare name is enough.
 */
export function skillReader(skills: SkillLookup) {
  const patterns = skills.map(({ id, name }) => ({
    id,
    name,
    pattern: patternOf(name),
    starts:
      wordsOf(name)
        .split('|')
        .every((word) => /^[A-Za-z0-9]/.test(word)) && isLatin(name)
        ? [...startsOf(wordsOf(name))]
        : undefined,
    names: new Set([name, ...(ALSO[name] ?? '').split('|')].map((one) => one.toLowerCase())),
  }))
  return (text: string, listed: string[] = []) => {
    const plain = text.slice(0, 20_000).normalize('NFKC')
    const named = new Set(listed.map((one) => plainForm(one).trim().toLowerCase()))
    const together = `${plain}\n${listed.join('\n').normalize('NFKC').slice(0, 5_000)}`
    const found = startsOf(together)
    return patterns
      .filter(
        ({ pattern, starts, names }) =>
          ((starts?.some((start) => found.has(start)) ?? true) && pattern.test(together)) || (named.size > 0 && [...names].some((name) => named.has(name))),
      )
      .map(({ id }) => id)
      .slice(0, MOST)
  }
}

const wordsOf = (name: string) => NARROW[name] ?? [escape(name), ALSO[name]].filter(Boolean).join('|')

const isLatin = (name: string) => /^[ -~]+$/.test(name)

/** The letters and digits with which Latin words begin: a skill none of whose words can begin in a text needs not be searched for in it. */
const startsOf = (text: string) => new Set(text.match(/(?<![A-Za-z0-9+#.])[A-Za-z0-9]/g)?.map((letter) => letter.toLowerCase()))

function patternOf(name: string) {
  const words = wordsOf(name)
  const before = '(?<![A-Za-z0-9+#.])'
  const after = '(?![A-Za-z0-9+#]|\\.[A-Za-z])'
  const flags = CASED.has(name) ? 'u' : 'iu'
  if (!isLatin(name)) return new RegExp(words, flags)
  if (!IN_LISTS.has(name)) return new RegExp(`${before}(?:${words})${after}`, flags)
  return new RegExp(
    `(?<=[、,/・(]\\s?)${escape(name)}(?=\\s?[、,/・)])|${before}(?:${ALSO[name]})${after}|(?<=[、,/・(]\\s?)${escape(name)}(?=\\s?(?:等|など|$))|(?<=^|[\\n・:])\\s?${escape(name)}(?=\\s?[、,/・])|${before}${escape(name)}(?=での|を(?:用い|使)|による|で書)`,
    flags,
  )
}

const escape = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
