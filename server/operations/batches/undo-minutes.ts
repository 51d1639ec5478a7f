/** For so long several things done at once can be undone. */
export const UNDO_MINUTES = 10
