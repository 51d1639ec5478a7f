import { patternOf } from '../metrics/route-names.ts'

type Operation = { parameters?: { name: string; in: string }[]; requestBody?: { content?: object }; responses?: Record<string, { content?: object }> }
export type ApiDescription = { paths: Record<string, Record<string, Operation>> }

export type ApiRoute = {
  path: string
  pattern: RegExp
  operations: Map<string, { queryNames: Set<string>; takesFiles: boolean; givesFiles: boolean; givesEvents: boolean }>
}

const parametersOf = (path: string) => path.split('{').length

/**
 * The published calls: a route that the description does not name does not exist. A word (`/job_offers/lint/`) comes before a parameter (`/job_offers/{id}/`).
 */
export const apiRoutes = ({ paths }: ApiDescription, prefix: string): ApiRoute[] =>
  Object.entries(paths)
    .toSorted(([one], [other]) => parametersOf(one) - parametersOf(other))
    .map(([path, operations]) => ({
      path: prefix + path,
      pattern: patternOf(prefix + path),
      operations: new Map(
        Object.entries(operations).map(([method, { parameters = [], requestBody, responses }]) => [
          method.toUpperCase(),
          {
            queryNames: new Set(parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name)),
            takesFiles: 'multipart/form-data' in (requestBody?.content ?? {}),
            givesFiles: Object.keys(responses?.['200']?.content ?? {}).some((type) => type !== 'application/json' && type !== 'text/event-stream'),
            givesEvents: 'text/event-stream' in (responses?.['200']?.content ?? {}),
          },
        ]),
      ),
    }))

/** Whether a path is a call that brings or gives files, which takes its time. */
export function fileCalls(routes: ApiRoute[]) {
  const patterns = routes
    .filter(({ operations }) => [...operations.values()].some(({ takesFiles, givesFiles }) => takesFiles || givesFiles))
    .map(({ pattern }) => pattern)
  return (path: string) => patterns.some((pattern) => pattern.test(path))
}
