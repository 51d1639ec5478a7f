import type { DemoCandidate } from '#demo/candidates/load-demo-candidates.ts'
import { Random } from '#demo/random.ts'
import { variedText } from '../texts/varied-text.ts'

/** An invented candidate with texts that nobody else wrote, as people write them. */
export function variedCandidate(person: DemoCandidate, number: number): DemoCandidate {
  const random = new Random(1, 12, number)
  const varied = (text: string) => variedText(text, random)
  return {
    ...person,
    profile: {
      ...person.profile,
      job_summary: varied(person.profile.job_summary),
      user_interest: varied(person.profile.user_interest),
      user_desired_work_detail: varied(person.profile.user_desired_work_detail),
    },
    career: person.career.map((work) => ({ ...work, work_summary: varied(work.work_summary) })),
  }
}
