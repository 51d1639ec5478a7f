import { encode } from 'uqr'

/** A text as a QR code: how many squares wide, and the dark ones as one path. */
export function qrOf(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
