import { type Board, boardPosting } from './board-posting.ts'
import { employerBoards } from './employer-boards.ts'
import { type Fields, fieldsOf, firstLine, lineOf, linesOf, listOf, textOf, urlOf } from '../read-value.ts'

/** Lists of postings as applicant tracking systems and job boards publish them, each as a JobPosting. */
export const boards = {
  ...employerBoards,
  ashby: {
    isItem: (item) => 'descriptionHtml' in item && ('jobUrl' in item || 'isListed' in item),
    postingOf: (item, document) =>
      boardPosting(item['jobUrl'], lineOf(item['id']), {
        title: item['title'],
        hiringOrganization: companyOf(document['name'] ?? document['organizationName'], item['jobUrl']),
        description: item['descriptionHtml'] ?? item['descriptionPlain'],
        employmentType: item['employmentType'],
        jobLocation: [
          { address: fieldsOf(item['address'])['postalAddress'] ?? lineOf(item['location']) },
          ...listOf(item['secondaryLocations']).map((place) => ({
            address: fieldsOf(fieldsOf(place)['address'])['postalAddress'] ?? fieldsOf(place)['location'],
          })),
        ],
        remote: remoteOf(item['workplaceType'], item['isRemote']),
        occupationalCategory: [item['department'], item['team']],
        baseSalary: fieldsOf(item['compensation'])['compensationTierSummary'],
        datePosted: item['publishedAt'],
        closed: item['isListed'] === false,
      }),
  },
  lever: {
    isItem: (item) => 'text' in item && 'categories' in item,
    postingOf: (item) => {
      const categories = fieldsOf(item['categories'])
      const range = fieldsOf(item['salaryRange'])
      return boardPosting(item['hostedUrl'], lineOf(item['id']), {
        title: item['text'],
        hiringOrganization: companyOf(undefined, item['hostedUrl']),
        description: [
          item['description'] ?? item['descriptionPlain'],
          ...listOf(item['lists']).map((list) => [fieldsOf(list)['text'], fieldsOf(list)['content']]),
          item['additional'],
        ]
          .map(textOf)
          .filter(Boolean)
          .join('\n\n'),
        employmentTypeText: categories['commitment'],
        jobLocation: (listOf(categories['allLocations']).length > 0 ? listOf(categories['allLocations']) : listOf(categories['location'])).map((place) => ({
          address: { streetAddress: place, addressCountry: item['country'] },
        })),
        remote: remoteOf(item['workplaceType']),
        occupationalCategory: [categories['team'], categories['department']],
        baseSalary: { currency: range['currency'], minValue: range['min'], maxValue: range['max'], unitText: unitOf(range['interval']) },
        datePosted: item['createdAt'],
      })
    },
  },
  greenhouse: {
    isItem: (item) => 'absolute_url' in item && ('content' in item || 'internal_job_id' in item),
    postingOf: (item, document) =>
      boardPosting(item['absolute_url'], lineOf(item['id']), {
        title: item['title'],
        hiringOrganization: companyOf(item['company_name'] ?? document['name'], item['absolute_url']),
        description: item['content'],
        jobLocation: linesOf(fieldsOf(item['location'])['name']).concat(
          listOf(item['offices']).map((office) => firstLine(fieldsOf(office)['location'], fieldsOf(office)['name'])),
        ),
        occupationalCategory: listOf(item['departments']).map((department) => fieldsOf(department)['name']),
        employmentTypeText: metadataOf(item, /employment|雇用/i),
        baseSalary: metadataOf(item, /salary|給与|年収/i),
        datePosted: item['first_published'] ?? item['updated_at'],
        validThrough: item['application_deadline'],
      }),
  },
  jobicy: {
    isItem: (item) => 'jobTitle' in item && 'jobDescription' in item,
    postingOf: (item) =>
      boardPosting(item['url'], lineOf(item['id']), {
        title: item['jobTitle'],
        hiringOrganization: { name: item['companyName'] },
        description: item['jobDescription'],
        employmentType: item['jobType'],
        jobLocation: listOf(item['jobGeo']),
        remote: 'full',
        occupationalCategory: item['jobIndustry'],
        baseSalary: { currency: item['salaryCurrency'], minValue: item['salaryMin'], maxValue: item['salaryMax'], unitText: unitOf(item['salaryPeriod']) },
        datePosted: item['pubDate'],
      }),
  },
  remoteok: {
    isItem: (item) => 'position' in item && 'company' in item && ('slug' in item || 'epoch' in item),
    postingOf: (item) =>
      boardPosting(item['url'], lineOf(item['id']), {
        title: item['position'],
        hiringOrganization: { name: item['company'] },
        description: item['description'],
        jobLocation: listOf(item['location']),
        remote: 'full',
        tags: item['tags'],
        baseSalary: { currency: 'USD', minValue: item['salary_min'], maxValue: item['salary_max'], unitText: 'YEAR' },
        datePosted: item['date'] ?? item['epoch'],
      }),
  },
} satisfies Record<string, Board>

/** These lists do not name the employer; its name stands in the address: jobs.lever.co/mebae/… */
function companyOf(name: unknown, url: unknown) {
  const address = urlOf(url)
  const slug = address ? (new URL(address).pathname.split('/').find(Boolean) ?? '') : ''
  return { name: lineOf(name) || decodeURIComponent(slug), id: slug && `board:${slug}` }
}

function remoteOf(workplace: unknown, isRemote?: unknown) {
  const type = lineOf(workplace).toLowerCase()
  if (type === 'hybrid') return 'hybrid'
  if (type === 'remote' || (type === '' && isRemote === true)) return 'full'
  return /on.?site/.test(type) ? 'none' : ''
}

const unitOf = (interval: unknown) => /year|month|day|hour/.exec(lineOf(interval).toLowerCase())?.[0] ?? ''

const metadataOf = (item: Fields, name: RegExp) => fieldsOf(listOf(item['metadata']).find((entry) => name.test(lineOf(fieldsOf(entry)['name']))))['value']
