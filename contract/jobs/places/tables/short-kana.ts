import { municipalityOfCode, type Municipality } from './municipalities.ts'

/** The reading of what people call a 市区町村: of 大阪市北区 that of 北区. */
export function shortKana({ kana, city, name }: Municipality): string {
  const whole = city === null ? '' : (municipalityOfCode.get(city)?.kana ?? '')
  if (whole !== '' && kana.startsWith(whole)) return kana.slice(whole.length)
  return name.includes('郡') ? kana.replace(/^.*?グン/, '') : kana
}
