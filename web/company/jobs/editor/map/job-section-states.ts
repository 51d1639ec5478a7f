import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { SectionState } from '#web/company/platform/editor/map/section-map.tsx'
import { jobSections } from '../job-sections.ts'

export const ASKED = { id: 'asked', label: '応募時の質問' }

/** The sections of the job editor in their order. */
export const jobEntries = [...jobSections.map(({ id, title }) => ({ id, label: title })), ASKED]

export const isEmpty = (value: JobContent[keyof JobContent]) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** How far each section is: a finding about an empty field is something missing, not something wrong. */
export function jobSectionStates(content: JobContent, findings: LintFinding[]): SectionState[] {
  const sections = jobSections.map(({ id, title, fields }) => ({ id, label: title, names: fields.map(({ name }): keyof JobContent => name) }))
  return [...sections, { ...ASKED, names: ['questions' as const] }].map(({ id, label, names }) => {
    const own = findings.filter(({ field }) => names.some((name) => name === field))
    const errors = own.filter(({ level }) => level === 'error')
    const missing = errors.filter(({ field }) => isEmpty(content[field as keyof JobContent])).length
    const wrong = errors.length - missing
    return { id, label, wrong, missing, unsure: own.length - errors.length, isUnused: names.every((name) => isEmpty(content[name])) }
  })
}

/** Findings in the order in which the editor asks for their fields; what concerns the company comes last. */
export function inOrderOfEditor<Finding extends { field: string }>(findings: Finding[]) {
  const places = new Map<string, number>(jobSections.flatMap(({ fields }) => fields).map(({ name }, at) => [name, at]))
  const placeOf = ({ field }: Finding) => places.get(field) ?? places.size
  return findings.toSorted((one, other) => placeOf(one) - placeOf(other))
}
