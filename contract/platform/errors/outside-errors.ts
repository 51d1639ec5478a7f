/** Refusals about people whom a company added from outside of the site. */
export const outsideErrors = {
  OUTSIDE_UNREADABLE: {
    status: 409,
    message: '本人の同意がまだありません。同意されるまで、選考、メモ、履歴書の登録はできません。',
    english: 'This person has not consented yet. Until then there is no selection, no note and no résumé.',
  },
  OUTSIDE_UPLOAD_CLOSED: {
    status: 409,
    message: '企業による履歴書の登録は、本人が許可していません。本人がリンクのページから送れます。',
    english: 'This person did not allow the company to store a résumé. They can send it themselves.',
  },
  OUTSIDE_UNMERGEABLE: {
    status: 409,
    message: 'この2つの登録は統合できません。すでに統合されているか、元に戻せる期間が過ぎています。',
    english: 'These two entries cannot be merged or parted: they are merged already, or the time is over.',
  },
} as const
