import { type Board, boardPosting } from './board-posting.ts'
import { postingOfSchema } from '../posting-of-schema.ts'
import { type Fields, fieldsOf, firstLine, hostOf, lineOf, listOf, urlOf } from '../read-value.ts'

const HERP_REMOTE: Record<string, string> = { FULL_REMOTEWORK: 'full', HYBRID_REMOTEWORK: 'hybrid', NO_REMOTEWORK: 'none' }

/** Lists of postings that name their employer in separate fields, each as a JobPosting. */
export const employerBoards = {
  herp: {
    isItem: (item) => 'formOfEmployment' in item || 'jobRemoteworkType' in item,
    postingOf: (item) => {
      const salary = fieldsOf(item['salary'])
      return {
        ...postingOfSchema({
          title: item['name'],
          tagline: item['title'],
          hiringOrganization: {
            id: item['companyId'] && `herp:${lineOf(item['companyId'])}`,
            name: item['companyName'],
            url: item['companyUrl'],
            address: item['companyHeadquarterLocation'],
            description: item['companySynopsis'],
          },
          description: item['summary'],
          requiredSkills: item['requiredSkills'],
          preferredSkills: item['preferredSkills'],
          personality: item['personality'],
          employmentType: item['jobEmploymentTypeIds'],
          employmentTypeText: item['formOfEmployment'],
          baseSalary: { minValue: salary['minimum'], maxValue: salary['maximum'], unitText: unitOf(salary['period']), text: salary['text'] },
          jobLocation: { raw: item['location'], address: { addressRegion: listOf(item['jobLocations']).map((place) => fieldsOf(place)['prefName']) } },
          remote: HERP_REMOTE[lineOf(item['jobRemoteworkType'])] ?? '',
          workHours: item['workingConditions'],
          jobBenefits: item['welfare'],
          probation: item['trial'],
          occupationalCategory: listOf(item['jobRoles']).map((role) => fieldsOf(role)['name']),
          datePosted: item['jobPublishedAt'],
        }),
        site: 'herp',
        identifier: lineOf(item['id']),
        url: lineOf(item['companySlug']) && urlOf(`https://herp.careers/careers/companies/${lineOf(item['companySlug'])}/jobs/${lineOf(item['id'])}`),
      }
    },
  },
  remotive: {
    isItem: (item) => 'candidate_required_location' in item && 'company_name' in item,
    postingOf: (item) =>
      boardPosting(item['url'], lineOf(item['id']), {
        title: item['title'],
        hiringOrganization: { name: item['company_name'] },
        description: item['description'],
        employmentType: item['job_type'],
        jobLocation: listOf(item['candidate_required_location']),
        remote: 'full',
        tags: item['tags'],
        occupationalCategory: item['category'],
        baseSalary: item['salary'],
        datePosted: item['publication_date'],
      }),
  },
  himalayas: {
    isItem: (item) => 'companySlug' in item && 'applicationLink' in item,
    postingOf: (item) =>
      boardPosting(item['guid'] ?? item['applicationLink'], lineOf(item['guid']), {
        title: item['title'],
        hiringOrganization: { name: item['companyName'], id: item['companySlug'] && `himalayas:${lineOf(item['companySlug'])}` },
        description: firstLine(item['description']) ? item['description'] : item['excerpt'],
        employmentType: item['employmentType'],
        jobLocation: listOf(item['locationRestrictions']),
        remote: 'full',
        occupationalCategory: item['categories'],
        baseSalary: { currency: item['currency'] ?? 'USD', minValue: item['minSalary'], maxValue: item['maxSalary'], unitText: unitOf(item['salaryPeriod']) },
        datePosted: item['pubDate'],
        validThrough: item['expiryDate'],
      }),
  },
  recruitee: {
    isItem: (item) => 'careers_url' in item,
    postingOf: (item) => {
      const salary = fieldsOf(item['salary'])
      const host = hostOf(urlOf(item['careers_url']))
      const places = listOf(item['locations']).map(fieldsOf)
      return boardPosting(item['careers_url'], lineOf(item['id']), {
        title: item['title'],
        hiringOrganization: { name: firstLine(item['company_name']) || (host.split('.')[0] ?? ''), id: host && `recruitee:${host}` },
        description: firstLine(item['description']) ? item['description'] : item['requirements'],
        requiredSkills: firstLine(item['description']) ? item['requirements'] : '',
        employmentTypeText: lineOf(item['employment_type_code']).replaceAll('_', ' ').replace('fulltime', 'full time').replace('parttime', 'part time'),
        jobLocation: (places.length > 0 ? places : [item]).map((place) => ({
          address: { addressRegion: firstLine(place['state'], place['state_name']), addressLocality: place['city'], addressCountry: place['country_code'] },
        })),
        remote: item['hybrid'] === true ? 'hybrid' : item['remote'] === true ? 'full' : item['on_site'] === true ? 'none' : '',
        occupationalCategory: item['department'],
        tags: item['tags'],
        baseSalary: { currency: salary['currency'] ?? 'EUR', minValue: salary['min'], maxValue: salary['max'], unitText: unitOf(salary['period']) },
        datePosted: item['published_at'] ?? item['created_at'],
        validThrough: item['close_at'],
        closed: lineOf(item['status']) !== '' && lineOf(item['status']) !== 'published',
      })
    },
  },
  teamtailor: {
    isItem: (item) => '_jobposting' in item || (item['type'] === 'jobs' && 'attributes' in item),
    postingOf: (item) => {
      const posting = fieldsOf(item['_jobposting'])
      const [attributes, links] = [fieldsOf(item['attributes']), fieldsOf(item['links'])]
      if ('title' in posting) return boardPosting(item['url'] ?? posting['url'], lineOf(item['id']), { ...posting, remote: teamtailorRemote(posting) })
      const url = urlOf(links['careersite-job-url'])
      return boardPosting(url, lineOf(item['id']), {
        title: attributes['title'],
        tagline: attributes['pitch'],
        hiringOrganization: { name: url ? (hostOf(url).split('.')[0] ?? '') : '' },
        description: attributes['body'],
        employmentTypeText: attributes['employment-type'],
        remote: { fully: 'full', hybrid: 'hybrid', temporary: 'hybrid', none: 'none' }[lineOf(attributes['remote-status'])] ?? '',
        tags: attributes['tags'],
        baseSalary: {
          currency: attributes['currency'],
          minValue: attributes['min-salary'],
          maxValue: attributes['max-salary'],
          unitText: unitOf(attributes['salary-time-unit']),
        },
        datePosted: attributes['start-date'] ?? attributes['created-at'],
        validThrough: attributes['end-date'],
      })
    },
  },
} satisfies Record<string, Board>

const teamtailorRemote = (posting: Fields) => (lineOf(posting['jobLocationType']).toLowerCase() === 'telecommute' ? 'full' : '')

const unitOf = (period: unknown) =>
  /annual|year|month|day|dai|hour/.exec(lineOf(period).toLowerCase())?.[0].replace('annual', 'year').replace('dai', 'day') ?? ''
