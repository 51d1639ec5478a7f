import type { ResumeFormat } from '#contract/candidates/profiles/resumes.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { safeFileName } from '#server/platform/files/safe-file-name.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { drawResume } from './draw/draw-resume.ts'
import { jsonResumeOf } from './json/json-resume-of.ts'
import { loadResume } from './load-resume.ts'
import { markdownOf } from './markdown-of.ts'
import { resumePaper } from './resume-paper.ts'

type Context = RequestContext & { viewer: Viewer }

/** One's own profile as a 職務経歴書, to take along. */
export async function exportResume(context: Context, format: ResumeFormat = 'pdf'): Promise<File> {
  if (format === 'pdf') await rateLimit({ ...context, client: { ...context.client, address: context.viewer.id } }, 'draw')
  const { resume, names } = await loadResume(context)
  const paper = resumePaper(resume, names, context.now())
  const fileOf = (content: BlobPart, ending: `.${string}`, type: string) =>
    new File([content], safeFileName(['職務経歴書', resume.name].filter(Boolean).join('_'), ending, '職務経歴書'), { type })

  if (format === 'markdown') return fileOf(markdownOf(paper), '.md', 'text/markdown')
  if (format === 'json_resume') return fileOf(`${JSON.stringify(jsonResumeOf(resume, names), null, 2)}\n`, '.json', 'application/json')
  return fileOf((await drawResume(paper)) ?? fail('SERVICE_UNAVAILABLE'), '.pdf', 'application/pdf')
}
