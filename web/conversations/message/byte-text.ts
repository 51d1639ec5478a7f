/** 1.2MB, 340KB: exact enough to see whether a file is large. */
export function byteText(bytes: number) {
  if (bytes < 1024) return `${bytes}バイト`
  if (bytes < 1_048_576) return `${Math.round(bytes / 1024)}KB`
  return `${(bytes / 1_048_576).toFixed(1)}MB`
}
