import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { voiceWords } from './voice-words.ts'

/** Files whose Japanese is read, not shown: words that people type, phrases of postings, old texts that a judgement compares. */
const readsWords =
  /\.(test|spec)\.tsx?$|testing|\/(words|tables|pasting|posting-lint|judging)\/|(?:-words|-places|plain-words|head-count|known-words|ranked-words|purposes)\.ts$/
const staff =
  /^(web\/(company|operator|work)|contract\/(operations|hiring\/(analytics|scorecards|outside)|platform|notifications\/webhooks)|server\/operations)\//

const shown = sourceFiles()
  .filter(({ path }) => /^(web|contract|server)\//.test(path) && !readsWords.test(path))
  .map(({ path, text }) => ({ path, lines: text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).split('\n') }))

test.each(voiceWords)('$not is shown as $use', ({ not, staffOnly }) => {
  const found = shown
    .filter(({ path }) => !staffOnly || staff.test(path))
    .flatMap(({ path, lines }) => lines.flatMap((line, at) => (!/^\s*\/\//.test(line) && not.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])))
  expect(found).toEqual([])
})
