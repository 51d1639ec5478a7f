import type { RequestContext } from './request-context.ts'

/** What several calls of one page ask for alike is read once. Only where nothing is written in between: elsewhere `reads` is absent, and each call reads for itself. */
export function readOnce<Result>({ reads }: Pick<RequestContext, 'reads'>, name: string, read: () => Promise<Result>): Promise<Result> {
  const known = reads?.get(name) as Promise<Result> | undefined
  if (known) return known
  const reading = read()
  reads?.set(name, reading)
  return reading
}
