const isVowel = (letter: string) => letter === 'a' || letter === 'i' || letter === 'u' || letter === 'e' || letter === 'o'
const DROPS_Y = 'kstnhmrgzbp'

/**
 * Brings the many ways to write Japanese in Latin letters down to one, a letter at a time: しょう, Shō, Shou, Syou and Sho are the same.
 * A letter changes at most the last two that came out, so that a comparison can stop early.
 */
export class PlainRomaji {
  readonly letters: string[] = []
  /** What the last letter left as it was. */
  kept = 0
  #before = ''
  #isHeld = false

  add(raw: string) {
    if (raw === '-') return
    const before = this.#before
    this.#before = raw
    this.kept = this.letters.length
    // Ohno is Ono; Ohashi is not Oashi.
    if (this.#isHeld && (isVowel(raw) || raw === 'y')) this.letters.push('h')
    this.#isHeld = false
    if (isVowel(raw)) this.#addVowel(raw, before)
    else this.#addConsonant(raw, before)
  }

  #addVowel(raw: string, before: string) {
    const { letters } = this
    if (raw === 'u' && before === 's' && letters.at(-2) === 't') this.#drop()
    if ((raw === 'u' || raw === 'i') && letters.at(-1) === 'd') this.#replace('z')
    if (raw === 'i' && letters.at(-1) === 'y') this.#drop()
    if (raw === 'e' && letters.at(-1) === 'y' && letters.length > 1 && DROPS_Y.includes(letters.at(-2)!)) this.#drop()
    if (raw === 'o' && letters.at(-1) === 'w') this.#drop()
    const last = letters.at(-1)
    if (last !== raw && !(raw === 'u' && last === 'o')) letters.push(raw)
  }

  #addConsonant(raw: string, before: string) {
    const { letters } = this
    const last = letters.at(-1)
    switch (raw) {
      case 'h':
        if (before === 'c') this.#hardToT()
        else if (before === 's') letters.push('y')
        else if (isVowel(before) && (last === 'o' || last === 'u')) this.#isHeld = true
        else letters.push('h')
        return
      case 'y':
        if (before === 'c') this.#hardToT()
        else if (last === 'd') this.#replace('z', 'y')
        else if (last !== 'y') letters.push('y')
        return
      case 'j':
        if (before === 'j' || before === 'd') this.#replace('z', 'y')
        else letters.push('z', 'y')
        return
      case 'z':
        if (before === 'd') this.#replace('z')
        else letters.push('z')
        return
      case 'b':
      case 'v':
      case 'm':
      case 'p':
        if (last === 'm') this.#replace('n')
        letters.push(raw === 'v' ? 'b' : raw)
        return
      default:
        letters.push(raw === 'c' || raw === 'q' ? 'k' : raw === 'l' ? 'r' : raw === 'f' ? 'h' : raw)
    }
  }

  /** ch and cy are ty; cch is tty. */
  #hardToT() {
    const isDouble = this.letters.at(-2) === 'k'
    if (isDouble) this.#drop()
    this.#replace(...(isDouble ? ['t', 't', 'y'] : ['t', 'y']))
  }

  #drop() {
    this.letters.pop()
    this.kept = Math.min(this.kept, this.letters.length)
  }

  #replace(...instead: string[]) {
    this.#drop()
    this.letters.push(...instead)
  }
}

/** A word in that one spelling. Latin letters without accents only, at most 60: more is no name. */
export function plainRomaji(latin: string) {
  const plain = new PlainRomaji()
  for (const letter of latin.slice(0, 60)) plain.add(letter)
  return plain.letters.join('')
}
