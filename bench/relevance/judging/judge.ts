import type { JobFacts } from './job-facts.ts'

/** 2: exactly what was looked for. 1: useful to the person who typed this. 0: neither. */
export type Grade = 0 | 1 | 2
export type Judge = (job: JobFacts) => Grade

/** Exactly this where it holds. */
export const where =
  (isSo: (job: JobFacts) => boolean): Judge =>
  (job) =>
    isSo(job) ? 2 : 0

export const title = (pattern: RegExp) => where((job) => pattern.test(job.title))
export const skills = (pattern: RegExp) => where((job) => pattern.test(job.skills))
export const company = (pattern: RegExp) => where((job) => pattern.test(job.company))
/** What the job's page says anywhere but in the company's name. */
export const says = (pattern: RegExp) => where((job) => [job.title, job.skills, job.body, job.place].some((text) => pattern.test(text)))
/** A posting judged by hand, by its stable key. */
export const posting = (...keys: string[]) => where((job) => keys.includes(job.key))

/** All of it must hold, and the weakest part decides. */
export const all =
  (...judges: Judge[]): Judge =>
  (job) =>
    Math.min(...judges.map((judge) => judge(job))) as Grade

export const any =
  (...judges: Judge[]): Judge =>
  (job) =>
    Math.max(...judges.map((judge) => judge(job))) as Grade

export const not = (judge: Judge) => where((job) => judge(job) === 0)

/** Never more than useful. */
export const useful =
  (...judges: Judge[]): Judge =>
  (job) =>
    Math.min(1, any(...judges)(job)) as Grade
