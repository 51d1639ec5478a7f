/** A text file as spreadsheets save it: UTF-8, or else Shift_JIS. */
export async function textOfFile(file: File) {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}
