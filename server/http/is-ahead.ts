const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Whether nobody looks yet: a browser or a preview that says it only loads ahead, or that asks for the head alone. */
export const isAhead = ({ method, headers }: Pick<Request, 'method' | 'headers'>) =>
  method === 'HEAD' || AHEAD.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
