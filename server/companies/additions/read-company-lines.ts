import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { MOST_LINES } from '#contract/companies/registration/company-addition-limits.ts'
import { CompanyAddition } from '#contract/companies/registration/company-additions.ts'
import type { Language } from '#contract/platform/text/language.ts'
import { fail } from '#server/fail.ts'
import { issueMessage } from '#server/platform/errors/issue-message.ts'
import { settings } from '#server/settings.ts'

const headings: Record<string, keyof CompanyAddition> = {
  company: 'company_name',
  企業名: 'company_name',
  会社名: 'company_name',
  number: 'corporate_number',
  法人番号: 'corporate_number',
  domain: 'url',
  ドメイン: 'url',
  サイト: 'url',
  member: 'email',
  メンバー: 'email',
  メールアドレス: 'email',
}

export type CompanyLine = { line: number; company_name: string; company: CompanyAddition | null; message: string }

const refuse = (message: string) => fail('INPUT_INVALID', [{ field: 'csv', message }])

/** Each line of the file as a company to add, or why it cannot be read. The file as a whole needs its headings. */
export function readCompanyLines(csv: string, language: Language): CompanyLine[] {
  const [first = ''] = csv.split(/\r?\n/, 1)
  const delimiter = [',', '\t', ';'].sort((one, other) => first.split(other).length - first.split(one).length)[0]
  const rows = rowsOf(csv, delimiter)
  if (rows.length === 0) refuse('見出しの下に、企業の行がありません。1行に1社を書いてください。')
  if (rows.length > MOST_LINES) refuse(`一度に追加できるのは${MOST_LINES}行までです。ファイルを分けてください。`)
  return rows.map(({ record, info }) => {
    const filled = Object.entries(record).filter(([name, value]) => !name.startsWith('unknown ') && value !== '')
    const { success, data, error } = CompanyAddition.safeParse({ company_name: '', ...Object.fromEntries(filled) })
    const message = success ? '' : error.issues.map((issue) => issueMessage(issue, language)).join(' ')
    return { line: info.lines, company_name: record['company_name'] ?? '', company: data ?? null, message }
  })
}

function rowsOf(csv: string, delimiter: string | undefined) {
  try {
    return parse(csv, {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      ...(delimiter ? { delimiter } : {}),
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      info: true,
      columns: checkedHeadings,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error['lines'] === 'number' ? `${error['lines']}行目` : '途中'
    return refuse(`CSVの${line}が読めません。引用符（"）が閉じているかを確かめてください。`)
  }
}

function checkedHeadings(cells: string[]) {
  const names = cells.map((cell) => headings[cell.normalize('NFKC').trim().toLowerCase()])
  if (!names.includes('company_name'))
    refuse(
      `1行目に「company,number,domain,member」の見出しがありません。「企業名,法人番号,ドメイン,メンバー」でも読めます。テンプレートは ${settings.publicUrl}/company-template.csv から受け取れます。`,
    )
  return names.map((name, index) => name ?? `unknown ${index}`)
}
