import { soundSkeletons } from '../text/sound-skeleton.ts'
import { normalizeText } from '../text/normalize-text.ts'

const legalForm = /株式会社|有限会社|合同会社|一般社団法人|社団法人|財団法人|\((?:株|有|同|特定)\)|[\s　]*(?:Inc|Co|Ltd|K\.K)\.?(?=$|[\s,])/giu
const shortest = 3

/** A company's name without its legal form. */
const bareCompanyName = (name: string): string => name.normalize('NFKC').replaceAll(legalForm, '').trim()

/** Of these names those that somebody means who types a company's name in other letters (ヘルプフィール for Helpfeel), or the beginning of it; the exact sound first. */
export const companiesCalled = (typed: string, names: Iterable<string>): string[] => {
  const word = normalizeText(typed)
  if (word.length < shortest) return []
  const sounds = new Set(soundSkeletons(typed).filter((sound) => sound.length >= shortest))
  const [alike, beginning]: [string[], string[]] = [[], []]
  for (const name of names) {
    const bare = bareCompanyName(name)
    if (bare === '') continue
    if (soundSkeletons(bare).some((sound) => sounds.has(sound))) alike.push(bare)
    else if (normalizeText(bare).startsWith(word)) beginning.push(bare)
  }
  return [...alike, ...beginning]
}
