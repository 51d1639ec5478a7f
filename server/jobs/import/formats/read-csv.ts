import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { settings } from '#server/settings.ts'
import { BrokenFile } from '../broken-file.ts'
import type { TextFile } from '../file/text-file.ts'
import type { ReadRecord } from '../read-record.ts'
import { csvColumns, headingKey } from './csv-columns.ts'
import { postingOfSchema } from './posting-of-schema.ts'
import type { Fields } from './read-value.ts'

const LONGEST = 1_000_000

/** A table with a line of headings, Japanese or English, separated by commas, tabs or semicolons. */
export async function* readCsv(file: TextFile): AsyncGenerator<ReadRecord> {
  const [first = ''] = file.head.split(/\r?\n/, 1)
  const delimiter = [',', '\t', ';'].sort((one, other) => first.split(other).length - first.split(one).length)[0]
  let headings: string[] = []
  const rows = Readable.from(file.chunks()).compose(
    parse({
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: LONGEST,
      columns: (cells: string[]) => (headings = checkedHeadings(cells)),
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

function checkedHeadings(cells: string[]) {
  const headings = cells.map((cell) => csvColumns[headingKey(cell)] ?? '')
  if (!headings.includes('title') || !headings.includes('company')) {
    throw new BrokenFile(
      `CSV の1行目に「求人タイトル」と「会社名」の見出しがありません。見出しの見本は ${settings.publicUrl}/import-template.csv から受け取れます。`,
    )
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
