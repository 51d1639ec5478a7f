/** Refusals about what somebody saves for later: searches, and lists of saved jobs. */
export const followingErrors = {
  TOO_MANY_SAVED_SEARCHES: {
    status: 409,
    message: '保存できる検索は20件までです。使わないものを消してから、もう一度保存してください。',
    english: 'You can keep 20 saved searches. Please delete one first.',
  },
  TOO_MANY_BOOKMARK_LISTS: {
    status: 409,
    message: 'リストは30個までです。使わないものを消してから、もう一度作ってください。',
    english: 'You can keep 30 lists. Please delete one first.',
  },
  BOOKMARK_LIST_EXISTS: { status: 409, message: '同じ名前のリストがあります。別の名前にしてください。', english: 'You have a list of that name.' },
  BOOKMARK_LIST_GONE: {
    status: 409,
    message: 'そのリストは消されています。リストを選び直してください。',
    english: 'That list was deleted. Please choose another one.',
  },
} as const
