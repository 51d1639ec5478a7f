import type { FoundIn } from '#contract/jobs/search/words-of-search.ts'

const places = { title: '題名・職種名', skills: '経験・技術', body: '本文' } as const

/** 「題名・職種名に『SRE』、経験・技術に『Kubernetes』」: of each word the best place, and what it was found by. */
export function foundInText(found: FoundIn[]) {
  const best = new Map<string, FoundIn>()
  for (const one of found) if (!best.has(one.typed)) best.set(one.typed, one)
  const lines = Object.entries(places).flatMap(([field, name]) => {
    const here = [...best.values()].filter((one) => one.field === field)
    return here.length > 0 ? `${name}に${here.map(wordOf).join('')}` : []
  })
  return lines.length > 0 ? lines.join('、') : '言葉ではなく、条件に合う求人です'
}

const wordOf = ({ typed, by }: FoundIn) => (by === undefined ? `『${typed}』` : `『${by}』（「${typed}」から）`)
