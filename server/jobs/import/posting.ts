/**
 * A posting in the one shape that every format is read into and that rejected ones are written out in: schema.org's
 * JobPosting with plain values. Texts are clean and free of markup; absent is '' or an empty list.
 */
export type Posting = {
  site: string
  identifier: string
  url: string
  title: string
  position: string
  tagline: string
  hiringOrganization: { id: string; name: string; corporateNumber: string; url: string; address: string; description: string }
  description: string
  requiredSkills: string
  preferredSkills: string
  personality: string
  /** What experience is asked, as schema.org's experienceRequirements. */
  experience: string
  employmentType: string[]
  employmentTypeText: string
  baseSalary: { currency: string; unitText: string; minValue?: number; maxValue?: number; text: string }
  salaryManYen: { min?: number; max?: number }
  jobLocation: { raw: string; addressRegion: string[]; addressLocality: string; streetAddress: string; addressCountry: string }
  /** '', full, hybrid or none. */
  remote: string
  nearestStation: string
  workHours: string
  holiday: string
  /** Days, as a number or in words. */
  annualHolidays: string
  jobBenefits: string
  insurance: string
  smoking: string
  probation: string
  contractPeriod: string
  workplaceChange: string
  dutiesChange: string
  contact: string
  occupationalCategory: string[]
  tags: string[]
  skills: string[]
  datePosted: string
  validThrough: string
  closed: boolean
}
