import type { JobSearch } from '#contract/jobs/search/job-search.ts'

const pick = <Item>(random: () => number, items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
const upTo = (random: () => number, most: number) => 1 + Math.floor(random() * most)

const variants: ((word: string) => string)[] = [
  (word) => word,
  (word) => word,
  (word) => word.normalize('NFKC'),
  (word) => word.toUpperCase(),
  (word) => word.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  (word) => word.replaceAll('ー', ''),
  (word) => word.replace(/[ァ-ヶ](?!ー)/, '$&ー'),
  (word) => word.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60)),
  (word) => word.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60)),
  (word) => [...word].reverse().join(''),
]

/** Searches as people and others type them, the same for the same random numbers. */
export function randomSearch(random: () => number, texts: readonly string[]): JobSearch {
  const word = () => {
    const letters = [...pick(random, texts)]
    const start = Math.floor(random() * letters.length)
    const word = pick(random, variants)(letters.slice(start, start + upTo(random, 8)).join(''))
    return random() < 0.1 ? `"${word}"` : random() < 0.1 ? `-${word}` : word
  }
  const ids = (known: readonly number[]) => Array.from({ length: upTo(random, 3) }, () => pick(random, known))
  const maybe = <Value>(chance: number, value: () => Value) => (random() < chance ? value() : undefined)

  return {
    free_word: maybe(0.8, () => Array.from({ length: random() < 0.7 ? 1 : upTo(random, 3) }, word).join(random() < 0.5 ? ' ' : '　')),
    company_name: maybe(0.05, () => pick(random, ['株式会社', '芽', '1', 'ﾒﾊﾞｴ', 'lab'])),
    job_fields: maybe(0.12, () => ids([0, 16, 18, 42, 100])),
    company_categories: maybe(0.08, () => ids([1, 8, 9, 15])),
    kind: maybe(0.08, () => ids([4, 5, 6, 7])),
    phase: maybe(0.08, () => ids([1, 2, 3])),
    employee_range: maybe(0.08, () => ids([1, 2, 3, 4, 5])),
    employment_types: maybe(0.12, () => ids([1, 2, 3, 4, 5])),
    prefectures: maybe(0.12, () => ids([1, 13, 26, 27, 48])),
    skill_types: maybe(0.08, () => ids([1, 2, 20])),
    remote: maybe(0.12, () => ids([0, 1, 2, 9])),
    places: maybe(0.12, () =>
      Array.from({ length: upTo(random, 2) }, () => pick(random, ['13106', '13100', '13113', '26100', '27127', '蔵前駅', '渋谷駅', '蔵前'])),
    ),
    walk_minutes: maybe(0.08, () => upTo(random, 15)),
    confirmed_within: maybe(0.06, () => upTo(random, 30)),
    hourly_wage: maybe(0.08, () => ids([1000, 1500, 2000])),
    week_days: maybe(0.08, () => ids([1, 2, 3, 4])),
    annual_holidays: maybe(0.08, () => ids([105, 110, 115, 120, 125, 130])),
    intended_for: maybe(0.08, () => ids([1, 2, 3, 4])),
    flex: maybe(0.08, () => random() < 0.5),
    inexperienced_ok: maybe(0.06, () => random() < 0.7),
    short_hours: maybe(0.06, () => random() < 0.7),
    stock_option: maybe(0.06, () => random() < 0.7),
    is_premium: maybe(0.1, () => random() < 0.5),
    min_salary: maybe(0.15, () => upTo(random, 1200)),
    sort: maybe(0.5, () => upTo(random, 4)),
    page: maybe(0.2, () => upTo(random, 4)),
  }
}
