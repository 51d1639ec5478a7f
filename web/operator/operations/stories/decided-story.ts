/** What was decided about the story before, as the page after it says. */
export const decidedStory: Record<string, string> = {
  approved: '承認しました。ストーリーは公開され、企業に通知しました。',
  refused: '差し戻し、理由を企業に通知しました。',
}
