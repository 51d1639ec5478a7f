const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((second) => first + second))
const names = (['en', 'ja'] as const).flatMap((language) => {
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return codes.flatMap((code) => regions.of(code)?.toLowerCase() ?? [])
})
const COUNTRIES = new Set([
  ...names,
  'usa',
  'us',
  'uk',
  'gb',
  'united states of america',
  'アメリカ',
  '中国',
  '英国',
  '海外',
  ...codes.filter((code) => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)).map((code) => code.toLowerCase()),
])
const JAPAN = new Set(['jp', 'jpn', 'japan', '日本', '日本国'])
const STATE = /,\s*(?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/

/** Whether a place or country as feeds write it ("USA", "Berlin, Germany", "Arlington, TX", 海外) lies outside Japan. */
export function isOverseas(place: string) {
  const parts = place.split(/[,、/／]/).map((part) => part.trim().toLowerCase())
  if (parts.some((part) => JAPAN.has(part))) return false
  return STATE.test(place.trim()) || (parts.length > 1 ? parts.slice(1) : parts).some((part) => COUNTRIES.has(part))
}
