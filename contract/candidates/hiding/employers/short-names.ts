import { comparable } from './employer-names.ts'

/** What people leave out: 見本銀行 is 見本, 見本信託銀行 is 見本信託. Two letters and a place tell too little. */
const bank = /^(.{3,30}?)銀行$/u
/** Clinics and homes stand beside who runs them: (医)青空会 青空クリニック. */
const runBy = /^\s{0,5}(?:[(（][医社財学福][)）]|㈻|(?:医療|社会福祉|学校|社団|財団)法人)/u

/** Other names of an employer that people write: without 銀行, and each half of who runs a clinic and what it is called. */
export function shortNames(name: string): string[] {
  const wide = name.normalize('NFKC').trim()
  const [, ofBank = ''] = bank.exec(wide.replaceAll(/株式会社|\(株\)|\s/g, '')) ?? []
  const halves = runBy.test(wide) ? wide.replace(runBy, '').split(/\s{1,5}/) : []
  return [ofBank, ...(halves.length > 1 ? halves : [])].filter((word) => comparable(word).length > 2)
}
