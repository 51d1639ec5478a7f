import type { TextFile } from '../file/text-file.ts'
import type { ReadRecord } from '../read-record.ts'
import { postingOfSchema } from './posting-of-schema.ts'
import { type FeedElement, readElements } from './read-elements.ts'
import { hostOf, lineOf, nameOf, urlOf } from './read-value.ts'

/** Indeed's XML feed. An empty <company> means the publisher itself. */
export async function* readIndeed(file: TextFile): AsyncGenerator<ReadRecord> {
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
