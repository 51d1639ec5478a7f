export type TextBlock = { kind: 'heading'; text: string } | { kind: 'list'; isOrdered: boolean; items: string[] } | { kind: 'paragraph'; lines: string[] }

const heading = /^(?:[■◆▼□◇▽]\s*(.+)|【([^】]+)】|＜([^＞]+)＞|〈([^〉]+)〉|#{1,4}\s+(.+))$/u
const headingWithText = /^【([^】]+)】\s*(.+)$/u
const bullet = /^(?:[・•●○◯‐]\s*|[-–*]\s+)(?=\S)/u
const numbered = /^\(?(\d{1,2})[.)、．）]\s*(?=\D)/u
const LONGEST_HEADING = 60

/** A posting's plain text as its writer meant it: headings (■, 【】), lists (・, 1.) and paragraphs. Only the marks are lost. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let isNew = true
  for (const line of text.replaceAll('\r\n', '\n').split('\n').map((one) => one.trim())) {
    const found = line ? blocksOf(line, blocks.at(-1)) : []
    for (const block of found) {
      if (!(isNew && block.kind === 'paragraph') && join(blocks.at(-1), block)) continue
      blocks.push(block)
    }
    isNew = found.length === 0
  }
  return withMarkedLists(blocks)
}

function blocksOf(line: string, last: TextBlock | undefined): TextBlock[] {
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

/** Whether the block went on with the last one. */
function join(last: TextBlock | undefined, block: TextBlock) {
  if (last?.kind === 'list' && block.kind === 'list' && last.isOrdered === block.isOrdered) return !!last.items.push(...block.items)
  if (last?.kind === 'paragraph' && block.kind === 'paragraph') return !!last.lines.push(...block.lines)
  return false
}

/** Three headings in a row, with nothing under them, are a list whose writer marks its items with ■. */
function withMarkedLists(blocks: TextBlock[]) {
  const whole: TextBlock[] = []
  let headings: string[] = []
  for (const block of [...blocks, undefined]) {
    if (block?.kind === 'heading') {
      headings.push(block.text)
      continue
    }
    if (headings.length >= 3) whole.push({ kind: 'list', isOrdered: false, items: headings })
    else whole.push(...headings.map((text): TextBlock => ({ kind: 'heading', text })))
    headings = []
    if (block) whole.push(block)
  }
  return whole
}
