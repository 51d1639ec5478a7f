export type Release = { version: string; date: string | null; text: string; security: string }

const heading = /^## \[?v?(\d{1,6}\.\d{1,6}\.\d{1,6})\]?(?:\([^)\s]*\))?(?: +[-–—] +(\d{4}-\d{2}-\d{2}))?( +\[YANKED\])? *$/i
const securityHeading = /^### (?:security|セキュリティ) *$/i
const fence = /^ {0,3}(?:```|~~~)/

/** The releases of notes in the form of Keep a Changelog, as they stand there. What is unreleased, a trial version or withdrawn is none. */
export function releasesIn(notes: string): Release[] {
  const releases: Release[] = []
  let current: Release | undefined
  let part: 'text' | 'security' = 'text'
  let isCode = false
  for (const line of notes.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (fence.test(line)) isCode = !isCode
    if (!isCode && /^##? /.test(line)) {
      const [, version, date = null, yanked] = heading.exec(line) ?? []
      current = version && !yanked ? { version, date, text: '', security: '' } : undefined
      part = 'text'
      if (current) releases.push(current)
      continue
    }
    if (!current) continue
    if (!isCode && line.startsWith('### ')) {
      part = securityHeading.test(line) ? 'security' : 'text'
      if (part === 'security') continue
    }
    current[part] += `${line}\n`
  }
  return releases.map((release) => ({ ...release, text: release.text.trim(), security: release.security.trim() }))
}

/** The releases after this version, the newest first. */
export const releasesAfter = (version: string, releases: Release[]) =>
  releases.filter((release) => compare(release.version, version) > 0).toSorted((one, other) => compare(other.version, one.version))

/** A trial version (1.2.0-beta) counts as the release that it leads to. */
function compare(one: string, other: string) {
  const [first, second] = [one, other].map((version) => version.split('-', 1)[0]!.split('.').map(Number))
  const place = [0, 1, 2].find((at) => first![at] !== second![at])
  return place === undefined ? 0 : first![place]! - second![place]!
}
