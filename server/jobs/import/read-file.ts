import { BrokenFile } from './broken-file.ts'
import type { TextFile } from './file/text-file.ts'
import { boards } from './formats/boards/boards.ts'
import { postingOfSchema } from './formats/posting-of-schema.ts'
import { postingsOfJson } from './formats/postings-of-json.ts'
import { readCsv } from './formats/read-csv.ts'
import { type FeedElement, readElements } from './formats/read-elements.ts'
import { readFeed } from './formats/read-feed.ts'
import { readHtml } from './formats/read-html.ts'
import { type Fields, fieldsOf, hostOf, isFields, lineOf, listOf, nameOf, urlOf } from './formats/read-value.ts'
import type { Format } from './formats/recognise-format.ts'
import type { ReadRecord } from './read-record.ts'

const LONGEST = 4 * 1024 * 1024

/** Lines with their number. A line beyond 4 million characters is undefined: it is skipped without filling the memory. */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<{ number: number; line: string | undefined }> {
  let number = 1
  let rest: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      const line = length + end - from > LONGEST ? undefined : rest.join('') + chunk.slice(from, end)
      yield { number: number++, line }
      rest = []
      length = 0
      from = end + 1
    }
    length += chunk.length - from
    if (length <= LONGEST) rest.push(chunk.slice(from))
    else rest = []
  }
  if (length > 0) yield { number, line: length > LONGEST ? undefined : rest.join('') }
}

/** The records of a file, one after the other; `company` is that of a table that names none. */
export const readFile: Record<Format, (file: TextFile, company?: string) => AsyncIterable<ReadRecord>> = {
  jsonl: readJsonLines,
  json: (file) => readJson(file),
  html: readHtml,
  csv: readCsv,
  indeed: readIndeed,
  feed: readFeed,
  ashby: (file) => readJson(file, 'ashby'),
  lever: (file) => readJson(file, 'lever'),
  greenhouse: (file) => readJson(file, 'greenhouse'),
  jobicy: (file) => readJson(file, 'jobicy'),
  remoteok: (file) => readJson(file, 'remoteok'),
  herp: (file) => readJson(file, 'herp'),
  remotive: (file) => readJson(file, 'remotive'),
  himalayas: (file) => readJson(file, 'himalayas'),
  recruitee: (file) => readJson(file, 'recruitee'),
  teamtailor: (file) => readJson(file, 'teamtailor'),
}

/** One posting a line: our own shape, or schema.org JSON-LD. */
async function* readJsonLines(file: TextFile): AsyncGenerator<ReadRecord> {
  for await (const { number, line } of lines(file.chunks())) {
    const place = `${number}行目`
    if (line === undefined) yield { place, reason: '行が長すぎます（400万文字まで）。', raw: '' }
    else if (line.trim() !== '') yield* recordsOf(line, place)
  }
}

function* recordsOf(line: string, place: string): Generator<ReadRecord> {
  let value: unknown
  try {
    value = JSON.parse(line.replace(/^\ufeff/, ''))
  } catch {
    yield { place, reason: 'JSON として読めません。かっこや引用符を確かめてください。', raw: line.slice(0, 10_000) }
    return
  }
  // A rejected line that is not repaired yet keeps its identity.
  const records = isFields(value) && 'raw' in value && 'reason' in value ? postingsOfJson(value['raw'], '') : postingsOfJson(value, '')
  if (records.length === 0) yield { place, reason: '求人ではありません（題名と会社名のある JobPosting が必要です）。', raw: value }
  for (const record of records) yield { ...record, place: record.place ? `${place} ${record.place}` : place }
}

/** Indeed's XML feed. An empty <company> means the publisher itself. */
async function* readIndeed(file: TextFile): AsyncGenerator<ReadRecord> {
  for await (const { around, element, number } of readElements(file, ['job'])) {
    if (element) yield { place: `${number}件目の <job>`, posting: postingOf(element, around) }
  }
}

function postingOf({ texts }: FeedElement, around: Record<string, string>) {
  const url = urlOf(texts['url']?.trim())
  const publisher = nameOf(around['publisher'])
  const [region, locality, street, country] = [texts['state'], texts['city'], texts['streetaddress'], texts['country']].map(lineOf)
  return postingOfSchema({
    site: publisher || hostOf(urlOf(around['publisherurl'])) || hostOf(url),
    identifier: lineOf(texts['referencenumber']) || lineOf(texts['requisitionid']),
    url,
    title: texts['title'],
    hiringOrganization: { name: nameOf(texts['company']) || nameOf(texts['sourcename']) || publisher },
    description: texts['description'],
    jobLocation: { address: { addressRegion: region, addressLocality: locality, streetAddress: street || lineOf(texts['location']), addressCountry: country } },
    baseSalary: texts['salary'],
    employmentTypeText: texts['jobtype'],
    occupationalCategory: texts['category'],
    jobBenefits: texts['benefits'],
    requiredSkills: [texts['education'], texts['experience']].map(lineOf).filter(Boolean),
    remote: /fully/i.test(texts['remotetype'] ?? '') ? 'full' : texts['remotetype']?.trim() ? 'hybrid' : '',
    datePosted: texts['date'],
    validThrough: texts['expirationdate'],
    contact: texts['email'],
  })
}

/** JSON-LD, our own shape, or the list of an applicant tracking system or job board, known by its fields or given by name. */
async function* readJson(file: TextFile, board?: keyof typeof boards): AsyncGenerator<ReadRecord> {
  const document = parseJson(await file.whole())
  const items = itemsOf(document)
  const list = items.map(({ item }) => item)
  const known = board ?? (Object.keys(boards) as (keyof typeof boards)[]).find((name) => list.some((item) => isFields(item) && boards[name].isItem(item)))
  if (!known) {
    const records = postingsOfJson(document, '')
    if (records.length === 0)
      throw new BrokenFile(
        'この JSON に求人が見つかりません。JobPosting（JSON-LD）か、Ashby・Lever・Greenhouse・RemoteOK・Jobicy・HERP・Remotive・Himalayas・Recruitee・Teamtailor の求人一覧を指定してください。',
      )
    yield* records
    return
  }
  for (const { item, place } of items) {
    // RemoteOK begins its list with its terms of use.
    if (isFields(item) && 'legal' in item && !('position' in item)) continue
    if (isFields(item)) yield { place, posting: boards[known].postingOf(item, document as Fields) }
    else yield { place, reason: '求人の項目ではありません。', raw: item }
  }
}

const LISTS = ['jobs', 'offers', 'items', 'data']

/** The items of a board's answer with their places. HERP puts its jobs within their companies: each job gets its company's fields. */
function itemsOf(document: unknown): { item: unknown; place: string }[] {
  if (Array.isArray(document)) return document.map((item: unknown, index) => ({ item, place: `/${index}` }))
  const fields = fieldsOf(document)
  const companies = listOf(fields['companies'] ?? fields['company']).flatMap((company, at) =>
    listOf(fieldsOf(company)['jobs']).map((job, index) => {
      const { jobs: _, ...rest } = fieldsOf(company)
      return { item: isFields(job) ? { ...rest, ...job } : job, place: `/companies/${at}/jobs/${index}` }
    }),
  )
  if (companies.length > 0) return companies
  const name = LISTS.find((one) => Array.isArray(fields[one]))
  return name ? listOf(fields[name]).map((item, index) => ({ item, place: `/${name}/${index}` })) : []
}

/** A whole JSON document, or a sentence about where it breaks. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1])
    const line = Number.isFinite(position) ? `${text.slice(0, position).split('\n').length}行目で` : ''
    const isCut = /Unexpected end|Unterminated/.test(String(error))
    throw new BrokenFile(
      isCut ? 'JSON が途中で終わっています。もう一度書き出してください。' : `JSON として${line}読めません。かっこや引用符を確かめてください。`,
    )
  }
}
