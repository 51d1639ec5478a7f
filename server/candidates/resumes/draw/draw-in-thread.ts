import { renderToBuffer } from '@react-pdf/renderer'
import type { ResumePaper } from '../resume-paper.ts'
import { drawableText } from './drawable-text.ts'
import { resumeDocument } from './resume-document.ts'

/** Runs in a separate thread (drawResume). */
export default async function drawInThread(paper: ResumePaper): Promise<Uint8Array<ArrayBuffer>> {
  const drawable: ResumePaper = JSON.parse(JSON.stringify(paper), (_, value: unknown) => (typeof value === 'string' ? drawableText(value) : value))
  return new Uint8Array(await renderToBuffer(resumeDocument(drawable) as Parameters<typeof renderToBuffer>[0]))
}
