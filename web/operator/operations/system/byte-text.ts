const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** `1.4 GB`. */
export function byteText(bytes: number) {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)))
  const amount = bytes / 1024 ** step
  return `${amount >= 100 || step === 0 ? Math.round(amount) : amount.toFixed(1)} ${units[step]}`
}
