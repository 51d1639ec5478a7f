/** A document as plain data: what the server reads from Markdown and the page shows. Raw HTML and pictures have no place in it. */
export type DocNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' | 'rule' }
  | { kind: 'code'; text: string; to?: string }
  | { kind: 'block'; language: string; text: string }
  | { kind: 'heading'; depth: number; id: string; text: string; children: DocNode[] }
  | { kind: 'paragraph' | 'strong' | 'emphasis' | 'quote' | 'item' | 'cell'; children: DocNode[] }
  | { kind: 'list'; isOrdered: boolean; start: number; children: DocNode[] }
  | { kind: 'link'; to: string; children: DocNode[] }
  | { kind: 'table'; ends: boolean[]; rows: DocNode[][] }

/** What a reader sees of it, as one text. */
export function textOf(node: DocNode): string {
  if ('text' in node) return node.text
  if (node.kind === 'break') return '\n'
  if ('rows' in node) return node.rows.map((row) => row.map(textOf).join(' ')).join('\n')
  return 'children' in node ? node.children.map(textOf).join(node.kind === 'list' || node.kind === 'item' || node.kind === 'quote' ? '\n' : '') : ''
}
