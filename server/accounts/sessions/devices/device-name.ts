const browsers: [RegExp, string][] = [
  [/\bLine\//, 'LINE'],
  [/\bEdgA?\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** How a person recognises their own device in a list: `Chrome（Android）`. Nothing finer is kept. */
export function deviceName(userAgent: string) {
  const nameIn = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = nameIn(browsers)
  const system = nameIn(systems)
  return browser && system ? `${browser}（${system}）` : (browser ?? system ?? 'ほかの端末')
}
