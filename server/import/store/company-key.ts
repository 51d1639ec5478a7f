const FORMS =
  /株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|公益社団法人|一般財団法人|公益財団法人|特定非営利活動法人|\((?:株|有|同)\)|,?\s{0,9}(?:co\.?,?\s{0,9}ltd|inc|corp(?:oration)?|llc|k\.?k|g\.?k)\.?$/gi

/** A company's name as it is compared: without its legal form, width, case, spaces and marks between words. ㈱ and 株式会社 are one. */
export function companyKey(name: string) {
  const key = name.normalize('NFKC').toLowerCase().trim()
  const bare = key.replace(FORMS, '').replace(/[\s・.,'’\-_&]/g, '')
  return bare || key
}
