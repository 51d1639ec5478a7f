/** Refusals about the stories of companies. */
export const storyErrors = {
  STORIES_FULL: {
    status: 409,
    message: 'ストーリーは100本までです。使わないものを削除してから、もう一度作成してください。',
    english: 'A company can keep 100 stories. Please delete one first.',
  },
  STORY_UNCHANGED: { status: 409, message: '公開中の内容から変わっていません。', english: 'This is what is public already.' },
  STORY_NOT_PUBLIC: { status: 409, message: 'このストーリーは公開されていません。', english: 'This story is not public.' },
} as const
