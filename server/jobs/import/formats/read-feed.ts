import type { TextFile } from '../file/text-file.ts'
import type { ReadRecord } from '../read-record.ts'
import { postingOfSchema } from './posting-of-schema.ts'
import { type FeedElement, readElements } from './read-elements.ts'
import { hostOf, lineOf, nameOf, urlOf } from './read-value.ts'

/** RSS and Atom. Feeds have no field for the employer: it is looked for in the elements job boards add, the author, and the title. */
export async function* readFeed(file: TextFile): AsyncGenerator<ReadRecord> {
  for await (const { around, element, number } of readElements(file, ['item', 'entry'])) {
    if (element) yield { place: `${number}件目`, posting: postingOf(element, around) }
  }
}

function postingOf({ texts, attributes }: FeedElement, around: Record<string, string>) {
  const first = (...names: string[]) => names.map((name) => texts[name]).find((text) => text?.trim())
  const url = urlOf(texts['link']?.trim().split('\n')[0]) || urlOf(attributes['link']?.['href']) || urlOf(texts['guid']?.trim())
  const named = nameOf(first('company', 'job_listing:company', 'job:company', 'companyName', 'employer', 'dc:creator', 'author'))
  const { title, company } = named ? { title: lineOf(texts['title']), company: named } : titleAndCompany(lineOf(texts['title']))
  return postingOfSchema({
    site: hostOf(url) || hostOf(urlOf(around['link'])),
    identifier: lineOf(first('guid', 'id')),
    url,
    title,
    hiringOrganization: { name: company },
    description: first('content:encoded', 'content', 'description', 'summary'),
    jobLocation: [first('region', 'location', 'job_listing:location', 'job:location', 'state'), texts['country']]
      .map(lineOf)
      .filter((place, index, all) => place && all.indexOf(place) === index),
    employmentTypeText: first('type', 'job_listing:job_type', 'jobtype'),
    occupationalCategory: first('category'),
    skills: first('skills')?.split(/,| and /),
    baseSalary: first('salary', 'job_listing:salary'),
    datePosted: first('pubDate', 'published', 'dc:date', 'updated'),
    validThrough: first('expires_at', 'expirationDate'),
  })
}

/** "Mebae: Engineer", "Engineer at Mebae", 「エンジニア｜株式会社めばえ」. */
function titleAndCompany(title: string) {
  const at = /^(.{1,300}?)\s{1,9}(?:at|@)\s{1,9}(\S.{0,500})$/i.exec(title)
  const colon = /^([^:：]{2,60})[:：]\s+(.+)$/.exec(title)
  const bar = /^(.{1,300}?)\s{0,9}[|｜/／]\s{0,9}([^|｜]{0,100}?(?:株式会社|㈱|合同会社)[^|｜]{0,100})$/.exec(title)
  const [, job, company] = bar ?? (colon ? [colon[0], colon[2], colon[1]] : (at ?? []))
  return { title: job ?? title, company: company ?? '' }
}
