import type { Language } from '#contract/platform/text/language.ts'

const MOST_ISSUES = 20
const LONGEST_NAME = 60
/** Line breaks and tabs are part of a text; the other control characters are not. */
const control = /[^\P{Cc}\t\n\r]/u

const words = {
  unknown: { ja: 'このパラメーターはありません。', en: 'There is no such parameter.' },
  unreadable: { ja: 'UTF-8の文字として読めません。', en: 'This is not readable as UTF-8 text.' },
  control: { ja: '制御文字は使えません。', en: 'Control characters are not allowed.' },
}

/**
 * What is wrong with a query string before its values are looked at: names that do not exist, bytes that are no text. Beside
 * it the query without them.
 */
export function queryIssues(query: string, names: Set<string>, language: Language) {
  const issues: { field: string; message: string }[] = []
  const readable: string[] = []
  for (const pair of query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')) {
    const [name = '', ...value] = pair.split('=')
    const field = decoded(name)
    const text = decoded(value.join('='))
    const issue = field === undefined || text === undefined ? 'unreadable' : !names.has(field) ? 'unknown' : control.test(text) ? 'control' : undefined
    if (issue) issues.push({ field: (field ?? name).toWellFormed().slice(0, LONGEST_NAME), message: words[issue][language] })
    else readable.push(pair)
    if (issues.length === MOST_ISSUES) break
  }
  return { issues, readable: readable.length ? `?${readable.join('&')}` : '' }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
