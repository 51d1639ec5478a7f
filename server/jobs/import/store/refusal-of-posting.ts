import { nameProblem } from '#contract/accounts/names/name-problem.ts'
import type { Posting } from '../posting.ts'

const LONGEST_TEXT = 100_000

/** Why a posting cannot be a job here, in a sentence; undefined when it can. */
export function refusalOfPosting({ title, hiringOrganization, description, requiredSkills, jobBenefits, workHours }: Posting) {
  if (!title) return '題名（title）がありません。'
  if (title.length > 300) return '題名が長すぎます（300文字まで）。'
  if (!hiringOrganization.name) return '会社名（hiringOrganization.name）がありません。'
  const problem = nameProblem(hiringOrganization.name)
  if (problem) return `会社名（hiringOrganization.name）に${problem}`
  if (hiringOrganization.name.length > 200) return '会社名が長すぎます（200文字まで）。'
  if (!description) return '仕事内容（description）がありません。'
  if ([description, requiredSkills, jobBenefits, workHours].some((text) => text.length > LONGEST_TEXT)) return '本文が長すぎます（10万文字まで）。'
  return undefined
}
