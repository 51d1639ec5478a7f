import type { Posting } from '../posting.ts'
import { payUnitOf } from '../pay/pay-unit.ts'
import { type Fields, fieldsOf, firstLine, firstText, hostOf, isFields, lineOf, linesOf, listOf, nameOf, numberOf, textOf, urlOf } from './read-value.ts'

/** A posting from a schema.org JobPosting, and from our own JSON Lines, which are the same with plain values. */
export function postingOfSchema(job: Fields): Posting {
  const url = urlOf(job['url']) || urlOf(job['@id']) || urlOf(fieldsOf(job['mainEntityOfPage'])['@id'])
  const [prefix, ...rest] = lineOf(job['id']).split(':')
  const ownId = rest.join(':')
  const identifier = isFields(job['identifier']) ? lineOf(job['identifier']['value']) : lineOf(job['identifier'])
  const companyId = lineOf(fieldsOf(job['hiringOrganization'])['id'])
  return {
    site: identifier || !ownId ? lineOf(job['site']) || hostOf(url) : (prefix ?? ''),
    identifier: identifier || ownId || (prefix ?? ''),
    url,
    title: firstLine(job['title'], job['name']),
    position: lineOf(job['position']),
    tagline: lineOf(job['tagline']),
    hiringOrganization: organizationOf(job['hiringOrganization'], companyId.replace(/^[^:]*:/, '')),
    description: descriptionOf(job),
    requiredSkills: firstText(job['requiredSkills'], [job['qualifications'], job['experienceRequirements'], job['educationRequirements']].map(textOf)),
    preferredSkills: textOf(job['preferredSkills']),
    personality: textOf(job['personality']),
    experience: experienceOf(job['experienceRequirements']),
    employmentType: linesOf(job['employmentType']),
    employmentTypeText: lineOf(job['employmentTypeText']),
    baseSalary: salaryOf(job),
    salaryManYen: rangeOf(job['salaryManYen']),
    jobLocation: locationOf(job),
    remote: remoteOf(job),
    nearestStation: lineOf(job['nearestStation']),
    workHours: textOf(job['workHours']),
    holiday: textOf(job['holiday']),
    annualHolidays: lineOf(job['annualHolidays']),
    jobBenefits: textOf(job['jobBenefits']),
    insurance: textOf(job['insurance']),
    smoking: textOf(job['smoking']),
    probation: textOf(job['probation']),
    contractPeriod: textOf(job['contractPeriod']),
    workplaceChange: textOf(job['workplaceChange']),
    dutiesChange: textOf(job['dutiesChange']),
    contact: lineOf(job['contact']),
    occupationalCategory: [...linesOf(job['occupationalCategory'])],
    tags: linesOf(job['tags']),
    skills: listOf(job['skills'])
      .flatMap((skill) => lineOf(skill).split(/[,、]/))
      .map((skill) => skill.trim())
      .filter(Boolean),
    datePosted: lineOf(job['datePosted']),
    validThrough: lineOf(job['validThrough']),
    closed: job['closed'] === true || /closed|expired|終了/i.test(lineOf(job['status'])),
  }
}

/** A text; as an object, the months that it asks. */
const experienceOf = (value: unknown) => (isFields(value) ? lineOf(value['description']) || lineOf(value['monthsOfExperience']) : textOf(value))

function organizationOf(value: unknown, id: string): Posting['hiringOrganization'] {
  const organization = fieldsOf(value)
  return {
    id,
    name: nameOf(Array.isArray(value) ? value[0] : value),
    corporateNumber: firstLine(organization['corporateNumber'], organization['taxID']).replace(/\D/g, ''),
    url: urlOf(organization['sameAs']) || urlOf(organization['url']),
    address: addressLine(organization['address']),
    description: isFields(value) ? textOf(value['description']) : '',
  }
}

function descriptionOf(job: Fields) {
  const description = firstText(job['description'], job['responsibilities'])
  const background = textOf(job['recruitmentBackground'])
  return background && description ? `${description}\n\n【募集背景】\n${background}` : description
}

function salaryOf(job: Fields): Posting['baseSalary'] {
  const given = job['baseSalary']
  const salary = Array.isArray(given) ? fieldsOf(given[0]) : fieldsOf(given)
  const value = fieldsOf(salary['value'])
  const single = numberOf(value['value']) ?? numberOf(salary['value']) ?? numberOf(given)
  const bounds = { min: numberOf(value['minValue'] ?? salary['minValue']) ?? single, max: numberOf(value['maxValue'] ?? salary['maxValue']) ?? single }
  const unitText = firstLine(value['unitText'], salary['unitText'])
  return {
    currency: (firstLine(salary['currency'], job['salaryCurrency']) || 'JPY').toUpperCase(),
    unitText: payUnitOf(unitText) ?? '',
    ...(bounds.min !== undefined && { minValue: bounds.min }),
    ...(bounds.max !== undefined && { maxValue: bounds.max }),
    text: firstText(salary['text'], isFields(given) || Array.isArray(given) || numberOf(given) ? '' : given, job['salary']),
  }
}

function rangeOf(value: unknown) {
  const { min, max } = { min: numberOf(fieldsOf(value)['min']), max: numberOf(fieldsOf(value)['max']) }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function locationOf(job: Fields): Posting['jobLocation'] {
  const places = listOf(job['jobLocation']).slice(0, 100)
  const addresses = places.map((place) => fieldsOf(fieldsOf(place)['address'] ?? place))
  const first = addresses[0] ?? {}
  const raw = places
    .map((place) => (isFields(place) ? lineOfPlace(place) : textOf(place)))
    .filter(Boolean)
    .join('\n')
  const countries = [...addresses.map(({ addressCountry }) => lineOf(addressCountry)), ...(raw ? [] : listOf(job['applicantLocationRequirements']).map(lineOf))]
  return {
    raw,
    addressRegion: addresses.flatMap(({ addressRegion }) => linesOf(addressRegion)),
    addressLocality: lineOf(first['addressLocality']),
    streetAddress: lineOf(first['streetAddress']),
    addressCountry: countries.find(Boolean) ?? '',
  }
}

const lineOfPlace = (place: Fields) => textOf(place['raw']) || addressLine(place['address']) || firstLine(place['name'])

function addressLine(address: unknown): string {
  if (!isFields(address)) return lineOf(address)
  const parts = [address['addressRegion'], address['addressLocality'], address['streetAddress']].map(lineOf).filter(Boolean)
  // 東京都 before 東京都千代田区1-1 adds nothing.
  return parts
    .filter((part, index) => !parts.some((other, at) => at !== index && other.startsWith(part) && (other !== part || at < index)))
    .join(/^[ -~]*$/.test(parts.join('')) ? ', ' : '')
}

function remoteOf(job: Fields) {
  const given = lineOf(job['remote']).toLowerCase()
  if (/不可|なし|無|出社のみ|^(?:none|no|false|0)$/.test(given)) return 'none'
  if (/full|フル|完全/.test(given)) return 'full'
  if (/hybrid|可|あり|一部|併用|相談|^(?:yes|1)$/.test(given)) return 'hybrid'
  if (linesOf(job['jobLocationType']).some((type) => /telecommute/i.test(type)) || job['remote'] === true) return 'full'
  return ''
}
