import { unzipSync } from 'fflate'

const MOST_ENTRIES = 2_000
const MOST_BYTES = 100 * 1_048_576
/** Programs, and what documents carry programs in. */
const active = /\.(?:exe|dll|com|bat|cmd|ps1|vbs?|js|jar|msi|scr|hta|lnk|bin|ocx|sh|app)$|vbaproject|activex|oleobject|\/embeddings\//i

/** Why an office document, which is an archive, is refused: it unfolds to too much, or carries what can run. Nothing is unfolded to find out. */
export function zippedEntries(bytes: Uint8Array) {
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
