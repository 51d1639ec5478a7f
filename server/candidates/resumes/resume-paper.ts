import { siteSettings } from '#server/settings/site-settings.ts'
import { longDateText } from '#contract/platform/time/japan-time.ts'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import type { Resume, ResumeNames } from './resume.ts'

/** A 職務経歴書 in words, before it is drawn or written. It has neither birthday nor sex nor address, because employers ask for none of them in it. */
export type ResumePaper = {
  /** The site that made it. */
  site: string
  name: string
  date: string
  headline: string
  summary: string
  works: { period: string; organization: string; industry: string; role: string; text: string }[]
  skills: string[]
  licenses: string[]
  schools: string[]
  vision: string[]
}

export function resumePaper(resume: Resume, names: ResumeNames, now: Date): ResumePaper {
  const nameIn = (table: keyof ResumeNames, id: number | null) => names[table].find((master) => master.id === id)?.name
  const english = resume.english_level === 1 ? undefined : nameIn('english_level', resume.english_level)
  return {
    site: siteSettings().name,
    name: resume.name,
    date: longDateText(now),
    headline: resume.job_history_name,
    summary: resume.job_summary,
    works: resume.work_experiences.toSorted(newestFirst).map((work) => ({
      period: periodOf(work),
      organization: work.organization_name,
      industry: work.industry_type,
      role: [work.department_position, nameIn('work_employment_types', work.employment_type)].filter(Boolean).join('／'),
      text: work.work_summary,
    })),
    skills: [...resume.skill_types.flatMap((id) => nameIn('skill_types', id) ?? []), ...(english ? [`英語（${english}）`] : [])],
    licenses: linesOf(resume.licenses),
    schools: schoolsOf(resume),
    vision: [resume.your_vision, resume.your_vision_reason].filter(Boolean),
  }
}

/** The present employer comes first; entries without a date keep the candidate's order at the end. */
const newestFirst = (one: WorkExperience, other: WorkExperience) =>
  lastDay(other) - lastDay(one) || monthsOf(other.join_year, other.join_month) - monthsOf(one.join_year, one.join_month) || one.order_no - other.order_no
const lastDay = ({ join_year, leave_year, leave_month }: WorkExperience) =>
  leave_year === null && join_year !== null ? 40_000 : monthsOf(leave_year, leave_month)
const monthsOf = (year: number | null, month: number | null) => (year === null ? 0 : year * 12 + (month ?? 12))

function periodOf({ join_year, join_month, leave_year, leave_month }: WorkExperience) {
  const from = monthIn(join_year, join_month)
  const to = leave_year === null && from !== '' ? '現在' : monthIn(leave_year, leave_month)
  return from || to ? `${from}〜${to}` : ''
}

const monthIn = (year: number | null, month: number | null) => (year === null ? '' : month === null ? `${year}年` : `${year}年${month}月`)
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const schoolsOf = (resume: Resume) =>
  [
    [
      resume.final_education_name,
      resume.final_education_type === null ? '' : educationTypes[resume.final_education_type],
      resume.final_education_field_of_study,
      resume.final_education_end_date,
    ] as const,
    [resume.education_name, '', resume.education_field_of_study, resume.education_end_date] as const,
    [resume.highschool_name, '', resume.highschool_field_of_study, resume.highschool_end_date] as const,
  ].flatMap(([name, kind, area, year]) => {
    if (!name) return []
    const words = [name, area, kind && !name.includes(kind) ? `（${kind}）` : ''].filter(Boolean).join(' ')
    return [year === null ? words : `${year}年 ${words}`]
  })
