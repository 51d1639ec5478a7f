import { fileTypeFromBuffer } from 'file-type'
import { fail } from '#server/fail.ts'
import { imageTypes } from '#server/platform/files/picture-path.ts'
import { redrawnImage } from '#server/platform/files/redrawn-image.ts'
import { unzipSync } from 'fflate'

export type CheckedFile = { bytes: Uint8Array; media_type: string; ending: `.${string}` }

const office = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': '.pptx',
} as const
const texts: Record<string, `.${string}`> = { csv: '.csv', md: '.md', txt: '.txt' }

const refuse = (message: string): never => fail('INPUT_INVALID', [{ field: 'file', message }])

/**
 * What may be sent, by its content and never by its name: PDF, pictures (drawn again, so that no metadata comes along), documents without programs, plain text.
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

/** Plain text in UTF-8 or Shift_JIS; nothing when it is something else. */
function textOfBytes(bytes: Uint8Array) {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // Tab, line feed and carriage return stand in texts; other control characters do not.
      if (!/(?![\t\n\r])\p{Cc}/u.test(text)) return text
    } catch {}
  }
}

const MOST_ENTRIES = 2_000

const MOST_BYTES = 100 * 1_048_576

/** Programs, and what documents carry programs in. */
const active = /\.(?:exe|dll|com|bat|cmd|ps1|vbs?|js|jar|msi|scr|hta|lnk|bin|ocx|sh|app)$|vbaproject|activex|oleobject|\/embeddings\//i

/** Why an office document, which is an archive, is refused: it unfolds to too much, or carries what can run. Nothing is unfolded to find out. */
function zippedEntries(bytes: Uint8Array) {
  let entries = 0
  let size = 0
  let isActive = false
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries++
        size += originalSize
        isActive ||= active.test(name)
        return false
      },
    })
  } catch {
    return '文書として読めません。ほかのファイルを選んでください。'
  }
  if (isActive) return 'マクロやプログラムを含む文書は送れません。'
  return entries === 0 || entries > MOST_ENTRIES || size > MOST_BYTES ? '文書が大きすぎます。PDFにして送ってください。' : undefined
}
