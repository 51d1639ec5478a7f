import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const files = sourceFiles()
const sources = files.filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path))

/** Words that only this project used, each with the field's term that stands there now: docs/glossary.md. */
const ownVerbs = {
  tell: 'notify, send',
  hold: 'lock',
  keep: 'save',
  forget: 'purge, delete',
  sweep: 'purge',
  note: 'record',
  take: 'consume, use, lock, count, import, delete',
}
const ownNouns = {
  market: 'jobIndex',
  asker: 'client',
  tellings: 'notifications, reminders',
  standing: 'status',
  leak: 'incident, exposure',
  lying: 'horizontal',
  grave: 'sensitive',
  talk: 'conversation',
  meanwhile: 'editConflict',
}
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-.]/)

test('files and exports are named in the terms of the field', () => {
  const named = sources.flatMap(({ path, values, types }) => {
    const names = [basename(path), ...values, ...types]
    // A component is a thing: a note, a hold. Of functions the first word is what they do.
    const functions = path.endsWith('.tsx') ? [] : [basename(path, '.ts'), ...values].filter((name) => /^[a-z]+([A-Z-])/.test(name))
    return [...names.filter((name) => wordsOf(name).some((word) => word in ownNouns)), ...functions.filter((name) => (wordsOf(name)[0] ?? '') in ownVerbs)].map(
      (name) => `${path}: ${name}`,
    )
  })
  expect(named).toEqual([])
})

test('comments use the terms of the field', () => {
  const own = /\b(whoever|anew|the market|kept pages?|front door|leak drills?|the asker|tellings|takes? turns)\b/i
  const comments = files.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![:'"`/])\/\/[^\n]*|\/\*[\s\S]*?\*\//g)].filter(([comment]) => own.test(comment)).map(([comment]) => `${path}: ${comment}`),
  )
  expect(comments.filter((comment) => !comment.startsWith('start/rules/words.test.ts'))).toEqual([])
})
