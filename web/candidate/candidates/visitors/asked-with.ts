/** What the two kinds of update requests are about. */
export const askedWith = { 1: '興味・希望条件', 2: 'your vision' } as const
