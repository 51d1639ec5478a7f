import { existsSync, readFileSync } from 'node:fs'

const few = [
  '',
  '\0',
  '%',
  '%00',
  '%zz',
  '%ED%A0%80',
  '%_\\',
  "' or 1=1 --",
  '"; drop table job_offers; --',
  '../../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  '[object Object]',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '9'.repeat(400),
  '2147483648',
  '0x10',
  '１２',
  'あ'.repeat(10_000),
  'ー',
  '"',
  '-',
  '--',
  '""',
  '- -',
  '\u{1F600}',
  '\u202E',
  '\uFEFF',
  '%F0%9F%98%80',
  '\r\nX-Injected: 1',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '//evil.example',
  'http://evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
]

/** Ours, and those of the fixtures' folder where one is given. */
export function naughtyTexts(folder: string | undefined): string[] {
  if (!folder || !existsSync(folder)) return few
  const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
  return [
    ...few,
    ...['blns.json', 'japanese-text-edge-cases.json', 'open-redirect.json', 'dompurify-payloads.json', 'wpt-urltestdata.json'].flatMap((name) =>
      textsIn(read(name)),
    ),
  ].map((text) => text.slice(0, 12_000))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
