/** What was decided about the review before, as the page after it says. */
export const decidedWords: Record<string, string> = {
  approved: '承認しました。求人を公開し、企業に通知しました。',
  refused: '差し戻し、理由を企業に通知しました。',
}
