import { guideAddress, referenceAddress } from '#contract/platform/docs/docs-address.ts'
import { guideGroups, guideSlugs, references } from '#contract/platform/docs/docs-contents.ts'
import type { DocsLanguage } from '#contract/platform/docs/docs-contents.ts'
import { docsWords } from '../docs-languages.ts'
import { addressOfFile, files } from './files.ts'

export type DocsNavGroup = { name: string; links: { to: string; label: string }[] }
type Turn = { to: string; label: string } | null

/** The contents beside each page, with the titles of the documents. */
export function docsNav(language: DocsLanguage): DocsNavGroup[] {
  const guides = guideGroups.map(({ names, pages }) => ({ name: names[language], links: pages.map((slug) => linkTo(guideAddress(language, slug))) }))
  return [...guides, { name: docsWords[language].reference, links: Object.keys(references).map((name) => linkTo(referenceAddress(name))) }]
}

/** The guides before and after this one. */
export function turnsOf(language: DocsLanguage, address: string): { previous: Turn; next: Turn } {
  const addresses = guideSlugs.map((slug) => guideAddress(language, slug))
  const at = addresses.indexOf(address)
  const to = (place: number): Turn => (at >= 0 && addresses[place] !== undefined ? linkTo(addresses[place]) : null)
  return { previous: to(at - 1), next: to(at + 1) }
}

/** Only the first line of each file is read: the whole of all of them takes a second. */
const titles = new Map([...files].map(([file, text]) => [addressOfFile(file), /^# (.+)/.exec(text)?.[1] ?? '']))

const linkTo = (address: string) => ({ to: address, label: titles.get(address) ?? address })
