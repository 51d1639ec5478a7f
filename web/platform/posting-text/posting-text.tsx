import { Fragment } from 'react'
import { LinkedText } from './linked-text.tsx'
import styles from './posting-text.module.css'

export type TextBlock = { kind: 'heading'; text: string } | { kind: 'list'; isOrdered: boolean; items: string[] } | { kind: 'paragraph'; lines: string[] }

const marked = /^([■◆▼●□◇▽○◯])\s{0,20}(.{1,5000})$/u
const heading = /^(?:【([^】]{1,1000})】|＜([^＞]{1,1000})＞|〈([^〉]{1,1000})〉|#{1,4}\s{1,20}(.{1,1000}))$/u
const headingWithText = /^【([^】]{1,1000})】\s{0,20}(.{1,5000})$/u
const bullet = /^(?:[・•‐]\s*|[-–*]\s+)(?=\S)/u
const numbered = /^\(?(\d{1,2})[.)、．）]\s*(?=\D)/u
const LONGEST_HEADING = 60

type Found = TextBlock | { kind: 'marked'; mark: string; text: string }

/** A posting's plain text as its writer meant it: headings (■, 【】), lists (・, 1.) and paragraphs. Drops only the marks. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: Found[] = []
  let isNew = true
  for (const line of text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((one) => one.trim())) {
    const found = line ? blocksOf(line, blocks.at(-1)) : []
    for (const block of found) {
      if (!(isNew && block.kind === 'paragraph') && join(blocks.at(-1), block)) continue
      blocks.push(block)
    }
    isNew = found.length === 0
  }
  return withMarkedLists(blocks)
}

function blocksOf(line: string, last: Found | undefined): Found[] {
  const [, sign, words] = marked.exec(line) ?? []
  if (sign && words && words.length <= LONGEST_HEADING) return [{ kind: 'marked', mark: sign, text: words }]

  const title = heading.exec(line)?.slice(1).find(Boolean)
  if (title && title.length <= LONGEST_HEADING) return [{ kind: 'heading', text: title.trim() }]

  const [, lead, rest] = headingWithText.exec(line) ?? []
  if (lead && rest) return [{ kind: 'heading', text: lead }, ...blocksOf(rest, undefined)]

  const [mark, number] = numbered.exec(line) ?? []
  const next = last?.kind === 'list' && last.isOrdered ? last.items.length + 1 : 1
  if (mark && Number(number) === next) return [{ kind: 'list', isOrdered: true, items: [line.slice(mark.length)] }]

  if (bullet.test(line)) return [{ kind: 'list', isOrdered: false, items: [line.replace(bullet, '')] }]
  return [{ kind: 'paragraph', lines: [line] }]
}

/** Whether the block continues the last one. */
function join(last: Found | undefined, block: Found) {
  if (last?.kind === 'list' && block.kind === 'list' && last.isOrdered === block.isOrdered) return !!last.items.push(...block.items)
  if (last?.kind === 'paragraph' && block.kind === 'paragraph') return !!last.lines.push(...block.lines)
  return false
}

/** A line with ■ or ◆ is a heading where something else follows it; lines with one mark in a row are a list. */
function withMarkedLists(blocks: Found[]) {
  const whole: TextBlock[] = []
  for (let index = 0; index < blocks.length; ) {
    const block = blocks[index]!
    if (block.kind !== 'marked') {
      whole.push(block)
      index += 1
      continue
    }
    const items = [block.text]
    for (let next = blocks[index + 1]; next?.kind === 'marked' && next.mark === block.mark; next = blocks[index + items.length]) items.push(next.text)
    index += items.length
    const isList = items.length > 2 || (items.length === 2 && blocks[index]?.kind !== 'paragraph')
    if (isList) whole.push({ kind: 'list', isOrdered: false, items })
    else whole.push(...items.map((text): TextBlock => ({ kind: 'heading', text })))
  }
  return whole
}

type PostingTextProps = { text: string /** The level of its headings on the page. */; heading?: 'h2' | 'h3' | 'h4' }

/** A company's plain text, formatted for reading. */
export const PostingText = ({ text, heading = 'h3' }: PostingTextProps) => (
  <div className={`prose ${styles.text}`}>
    {textBlocks(text).map((block, index) => (
      <Block key={index} block={block} Heading={heading} />
    ))}
  </div>
)

function Block({ block, Heading }: { block: TextBlock; Heading: 'h2' | 'h3' | 'h4' }) {
  if (block.kind === 'heading') return <Heading dir="auto">{block.text}</Heading>
  if (block.kind === 'paragraph')
    return (
      <p dir="auto">
        <Lines lines={block.lines} />
      </p>
    )

  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {block.items.map((item, index) => (
        <li key={index} dir="auto">
          <LinkedText>{item}</LinkedText>
        </li>
      ))}
    </List>
  )
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <LinkedText>{line}</LinkedText>
    </Fragment>
  ))
