import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Who reads these is somebody at a terminal, or the software itself: they name the software. */
const ofTheSoftware = [
  /^contract\/platform\/site\/site-name\.ts$/,
  // Says in a hint what an empty field means.
  /^contract\/platform\/site\/setting-groups\.ts$/,
  /^server\/operations\/(?:backups|files-move|key-rotation)\//,
  /^server\/platform\/database\/(?:connections|migrate|own)\//,
  // Names of headers and programs, and an example in a comment.
  /^server\/platform\/http\/pages\/security-headers\.ts$/,
  /^server\/notifications\/webhooks\/deliver-webhook\.ts$/,
  /^server\/jobs\/import\/formats\/read-feed\.ts$/,
  /^web\/visitor\/companies\/company-page\.tsx$/,
  /^web\/visitor\/jobs\/stories\/story-page\.tsx$/,
]
const isTest = (path: string) => /\.test\.tsx?$|\/testing\.ts$/.test(path)

test('the name of the software stands in no file that makes what visitors see, but in its one default', () => {
  const files = sourceFiles()
    .map(({ path }) => path)
    .filter((path) => /^(?:contract|server|web)\//.test(path) && !isTest(path) && !ofTheSoftware.some((known) => known.test(path)))
  const naming = [...files, 'public/push-worker.js'].filter((path) => /芽生え|Mebae/.test(readFileSync(path, 'utf8')))
  expect(naming).toEqual([])
})
