import type { ResumePaper } from '../resume-paper.ts'
import { drawingThread } from './drawing-thread.ts'

/** The PDF of a 職務経歴書; nothing when too many wait for theirs, or when it takes too long. */
export const drawResume = drawingThread<ResumePaper>(new URL('draw-in-thread.ts', import.meta.url))
