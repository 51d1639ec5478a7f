import { accountQuestions } from './account-questions.ts'
import { applicationQuestions } from './application-questions.ts'
import { companyQuestions } from './company-questions.ts'
import { hiringQuestions } from './hiring-questions.ts'
import { jobQuestions } from './job-questions.ts'
import { privacyQuestions } from './privacy-questions.ts'
import type { QuestionGroup } from './question.ts'
import { siteQuestions } from './site-questions.ts'

/** All questions in the order of the page: candidates, companies, the site itself. */
export const questionGroups: QuestionGroup[] = [
  accountQuestions,
  jobQuestions,
  applicationQuestions,
  privacyQuestions,
  companyQuestions,
  hiringQuestions,
  siteQuestions,
]
