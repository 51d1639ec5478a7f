import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseSync } from 'csv-parse/sync'
import { settings } from '#server/settings.ts'
import { BrokenFile } from '../broken-file.ts'
import type { TextFile } from '../file/text-file.ts'
import type { ReadRecord } from '../read-record.ts'
import { postingOfSchema } from './posting-of-schema.ts'
import type { Fields } from './read-value.ts'

const LONGEST = 1_000_000

/** A table with a line of headings, Japanese or English, separated by commas, tabs or semicolons. `company` is that of a table without such a column. */
export async function* readCsv(file: TextFile, company?: string): AsyncGenerator<ReadRecord> {
  const delimiter = delimiterOf(file.head)
  let headings: string[] = []
  const rows = Readable.from(file.chunks()).compose(
    parse({
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: LONGEST,
      columns: (cells: string[]) => (headings = checkedHeadings(cells, company)),
    }),
  )
  try {
    for await (const { record, info } of rows as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) {
      yield { place: `${info.lines}行目`, posting: postingOfSchema(fieldsOfRow(record, headings)) }
    }
  } catch (error) {
    const cause = error instanceof CsvError ? error : error instanceof Error && error.cause instanceof CsvError ? error.cause : undefined
    if (!cause) throw error
    throw new BrokenFile(
      `CSV の${typeof cause['lines'] === 'number' ? cause['lines'] : ''}行目が読めません。引用符（"）が閉じているか、1件が100万文字を超えていないかを確かめてください。`,
    )
  }
}

/** What separates the cells of a table, by its line of headings. */
const delimiterOf = (head: string) => {
  const [first = ''] = head.split(/\r?\n/, 1)
  return [',', '\t', ';'].sort((one, other) => first.split(other).length - first.split(one).length)[0]!
}

/** The headings of a table; empty where its first line cannot be read. */
export function headingsOf(head: string): string[] {
  try {
    return (parseSync(head, { bom: true, delimiter: delimiterOf(head), relax_column_count: true, skip_empty_lines: true, to: 1 })[0] ?? []) as string[]
  } catch {
    return []
  }
}

/** Whether a heading names a field of a posting. */
export const isKnownHeading = (heading: string) => csvColumns[headingKey(heading)] !== undefined

function checkedHeadings(cells: string[], company?: string) {
  const headings = cells.map((cell) => csvColumns[headingKey(cell)] ?? '')
  const missing = [...(headings.includes('title') ? [] : ['「求人タイトル」']), ...(headings.includes('company') || company ? [] : ['「会社名」'])]
  if (missing.length > 0) {
    throw new BrokenFile(`CSV の1行目に${missing.join('と')}の見出しがありません。見出しの見本は ${settings.publicUrl}/import-template.csv から受け取れます。`)
  }
  return headings.map((heading, index) => heading || `unknown ${index}`)
}

function fieldsOfRow(row: Record<string, string>, headings: string[]): Fields {
  const {
    company,
    company_id,
    corporate_number,
    company_url,
    company_address,
    salary,
    salary_min,
    salary_max,
    salary_unit,
    location,
    prefecture,
    city,
    street,
    source,
    reference,
    valid_through,
    ...rest
  } = row
  return {
    ...rest,
    site: source,
    identifier: reference,
    hiringOrganization: { name: company, id: company_id && `csv:${company_id}`, corporateNumber: corporate_number, url: company_url, address: company_address },
    baseSalary: { text: salary, minValue: salary_min, maxValue: salary_max, unitText: salary_unit },
    jobLocation:
      location && headings.includes('location') && !prefecture && !city && !street
        ? location
        : { address: { addressRegion: prefecture, addressLocality: city, streetAddress: street ?? location } },
    validThrough: valid_through,
    skills: rest['skills']?.split(/[、,／/\n]/),
    employmentType: undefined,
    employmentTypeText: rest['employmentTypeText'],
  }
}

const NAMES: Record<string, string> = {
  title: '求人タイトル タイトル 題名 求人名 案件名 ポジション名 職種名 募集職種 仕事名 title jobtitle positiontitle name',
  company: '会社名 企業名 社名 法人名 company companyname employer organization hiringorganization',
  company_id: '会社番号 会社ID 企業ID companyid',
  corporate_number: '法人番号 corporatenumber',
  company_url: '会社URL 企業URL 会社サイト companyurl',
  company_address: '会社住所 本社所在地 本社住所 companyaddress',
  reference: '求人番号 求人ID 管理番号 求人コード ID reference referencenumber jobid identifier',
  source: '掲載元 媒体 source site',
  url: '求人URL URL link joburl',
  position: '職種 ポジション position occupation role',
  tagline: 'キャッチコピー 見出し tagline headline',
  description: '仕事内容 業務内容 職務内容 内容 詳細 description body',
  requiredSkills: '必須スキル 応募資格 必須条件 必須要件 応募条件 requiredskills requirements qualifications',
  preferredSkills: '歓迎スキル 歓迎条件 歓迎要件 preferredskills',
  personality: '求める人物像 人物像 personality',
  employmentTypeText: '雇用形態 employmenttype jobtype contracttype',
  contractPeriod: '契約期間 contractperiod',
  salary: '給与 給料 年収 月給 賃金 報酬 salary pay compensation',
  salary_min: '給与下限 年収下限 salarymin minsalary',
  salary_max: '給与上限 年収上限 salarymax maxsalary',
  salary_unit: '給与単位 salaryunit payunit',
  location: '勤務地 勤務場所 就業場所 location workplace',
  prefecture: '都道府県 prefecture state region',
  city: '市区町村 city',
  street: '番地 住所 street address streetaddress',
  nearestStation: '最寄り駅 最寄駅 station neareststation',
  remote: 'リモート リモートワーク 在宅 remote',
  workHours: '勤務時間 就業時間 workhours hours',
  holiday: '休日 休日休暇 休日・休暇 holiday holidays',
  annualHolidays: '年間休日 年間休日数 年休 annualholidays',
  experience: '必要な経験 経験 experience experiencerequirements',
  jobBenefits: '福利厚生 待遇 待遇福利厚生 benefits jobbenefits',
  insurance: '社会保険 加入保険 insurance',
  smoking: '受動喫煙対策 受動喫煙 smoking',
  probation: '試用期間 probation trial',
  workplaceChange: '勤務地の変更範囲 就業場所の変更の範囲 workplacechange',
  dutiesChange: '業務の変更範囲 業務内容の変更の範囲 dutieschange',
  contact: '連絡先 問い合わせ先 contact email',
  skills: 'スキル 技術 skills technologies',
  tags: 'タグ tags',
  occupationalCategory: '職種カテゴリ 職種分類 カテゴリ category occupationalcategory',
  datePosted: '掲載日 公開日 掲載開始日 登録日 dateposted posteddate date published',
  valid_through: '掲載終了日 応募締切 締切日 有効期限 validthrough expirationdate deadline',
  status: '状態 ステータス status',
}

/** A heading as it is compared: without width, case, spaces and signs. */
const headingKey = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-・()（）※*【】]/g, '')

/** Which field a heading means. Documented in docs/import.md. */
const csvColumns: Record<string, string> = Object.fromEntries(
  Object.entries(NAMES).flatMap(([field, headings]) => headings.split(' ').map((heading) => [headingKey(heading), field])),
)
