import type { MetaDescriptor } from 'react-router'

/** On a page whose address carries a token, nobody who is asked for a file learns more than the origin. */
export const linkMeta: MetaDescriptor = { name: 'referrer', content: 'strict-origin' }
