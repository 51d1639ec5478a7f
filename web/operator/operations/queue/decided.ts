import { safePath } from '#contract/platform/text/safe-path.ts'

type Decision = 'approved' | 'refused'

/** What was decided about the one before, as the page after it says. */
export function decidedWords(what: '求人' | 'ストーリー', done: string | null) {
  if (done === 'approved') return `承認しました。${what}を公開し、企業に通知しました。`
  return done === 'refused' ? '差し戻し、理由を企業に通知しました。' : undefined
}

/** The page after a decision, which says what was decided. */
export function afterDecision(next: string, list: string, done: Decision) {
  const path = safePath(next) ?? list
  return `${path}${path.includes('?') ? '&' : '?'}done=${done}`
}
