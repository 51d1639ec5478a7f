export type Slots = Record<string, string>

/** Puts the words of a company and a job into a text. An unknown slot is a mistake in the text. */
export function fill(text: string, slots: Slots): string {
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = slots[name]
    if (word === undefined) throw new Error(`no slot ${name}: ${text}`)
    return word
  })
}

/** 1,284 · 2万1千 · 12万: as a person would write it. */
export function countText(count: number): string {
  if (count < 10_000) return count.toLocaleString('en')
  const tens = Math.floor(count / 10_000)
  const thousands = Math.floor((count % 10_000) / 1000)
  return tens < 10 && thousands ? `${tens}万${thousands}千` : `${tens.toLocaleString('en')}万`
}

/** 45万1,600円: yen in the manner of an advert. */
export function yenText(yen: number): string {
  if (yen < 10_000) return `${yen.toLocaleString('en')}円`
  const rest = yen % 10_000
  return `${Math.floor(yen / 10_000).toLocaleString('en')}万${rest ? rest.toLocaleString('en') : ''}円`
}
