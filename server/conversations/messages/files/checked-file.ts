import { fileTypeFromBuffer } from 'file-type'
import { fail } from '#server/fail.ts'
import { imageTypes } from '#server/platform/files/image-types.ts'
import { redrawnImage } from '#server/platform/files/redrawn-image.ts'
import { textOfBytes } from './text-of-bytes.ts'
import { zippedEntries } from './zipped-entries.ts'

export type CheckedFile = { bytes: Uint8Array; media_type: string; ending: `.${string}` }

const office = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': '.pptx',
} as const
const texts: Record<string, `.${string}`> = { csv: '.csv', md: '.md', txt: '.txt' }

const refuse = (message: string): never => fail('INPUT_INVALID', [{ field: 'file', message }])

/**
 * What may be sent, by its content and never by its name: PDF, pictures (drawn anew, so that nothing rides along), documents without programs, plain text.
 * Comes back as it is kept.
 */
export async function checkedFile(given: Uint8Array, name: string): Promise<CheckedFile> {
  if (given.length === 0) refuse('ファイルが空です。ほかのファイルを選んでください。')
  const type = await fileTypeFromBuffer(given)
  if (!type) {
    const ending = texts[/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '']
    const text = ending && textOfBytes(given)
    if (ending && text !== undefined) return { bytes: given, media_type: 'text/plain', ending }
    return refuse('この種類のファイルは送れません。PDF、画像、Word、Excel、PowerPoint、テキストを選んでください。')
  }
  if (type.mime === 'application/pdf')
    return isPdfAlone(given) ? { bytes: given, media_type: type.mime, ending: '.pdf' } : refuse('PDFとして読めません。ほかのファイルを選んでください。')
  if (imageTypes.has(type.mime)) return (await redrawnImage(given)) ?? refuse('画像として読めません。ほかのファイルを選んでください。')
  const ending = office[type.mime as keyof typeof office]
  if (!ending) return refuse('この種類のファイルは送れません。PDF、画像、Word、Excel、PowerPoint、テキストを選んでください。')
  const problem = zippedEntries(given)
  return problem ? refuse(problem) : { bytes: given, media_type: type.mime, ending }
}

/** A file that begins as something else may be read as that by a browser. */
const isPdfAlone = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
