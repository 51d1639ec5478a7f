import type { MetaDescriptor } from 'react-router'

/** On a page whose address carries a token, requests for other files reveal no more than the origin. */
export const linkMeta: MetaDescriptor = { name: 'referrer', content: 'strict-origin' }
