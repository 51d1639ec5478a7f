import { safePath } from '#contract/platform/text/safe-path.ts'

type Decision = 'approved' | 'refused'

/** What was decided about the one before, as the page after it says. */
export function decidedWords(what: '求人' | 'ストーリー' | '企業', done: string | null) {
  if (what === '企業') return done === 'approved' ? '承認し、企業に通知しました。' : done === 'refused' ? '承認を見送り、理由を企業に通知しました。' : undefined
  if (done === 'approved') return `承認しました。${what}を公開し、企業に通知しました。`
  return done === 'refused' ? '差し戻し、理由を企業に通知しました。' : undefined
}

/** The page after a decision, which says what was decided. */
export function afterDecision<Done extends string = Decision>(next: string, list: string, done: Done) {
  const path = safePath(next) ?? list
  return `${path}${path.includes('?') ? '&' : '?'}done=${done}`
}
