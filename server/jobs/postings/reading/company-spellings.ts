/** Other spellings under which people know a company's name: without dots and blanks (トランスコスモス for トランス・コスモス), and parted where its letters show two words (TDCX Japan for TDCXJapan). */
export function companySpellings(typed: string): string[] {
  const name = typed.normalize('NFKC')
  const joined = name.replaceAll(/(?<=[\p{Script=Katakana}ー])[・･](?=\p{Script=Katakana})/gu, '')
  const parted = name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z]{2})(?=[A-Z][a-z])/g, ' ')
  return [...new Set([joined, parted])].filter((one) => one !== name)
}
