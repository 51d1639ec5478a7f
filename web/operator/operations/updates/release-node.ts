import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Nodes } from 'mdast'

/** Release notes as plain data. They come from outside: HTML stays text, pictures and nests without end have no place. */
export type ReleaseNode =
  | { kind: 'text' | 'code' | 'block'; text: string }
  | { kind: 'break' | 'rule' }
  | { kind: 'heading' | 'paragraph' | 'strong' | 'emphasis' | 'quote' | 'list' | 'steps' | 'item'; children: ReleaseNode[] }
  | { kind: 'link'; to: string; children: ReleaseNode[] }

const kinds = { paragraph: 'paragraph', strong: 'strong', emphasis: 'emphasis', blockquote: 'quote', listItem: 'item', heading: 'heading' } as const
const DEEPEST = 10
const asText = { disable: { null: ['htmlFlow', 'htmlText', 'definition', 'labelStartImage'] } }

/** Reads the Markdown of one release. */
export function notesOf(markdown: string): ReleaseNode[] {
  return all(fromMarkdown(markdown, { extensions: [asText] }).children, 0)

  function all(nodes: readonly Nodes[], depth: number): ReleaseNode[] {
    return nodes.flatMap((node) => read(node, depth + 1))
  }

  function read(node: Nodes, depth: number): ReleaseNode | ReleaseNode[] {
    if (depth > DEEPEST) return { kind: 'text', text: markdown.slice(node.position?.start.offset, node.position?.end.offset) }
    switch (node.type) {
      case 'text':
        return { kind: 'text', text: node.value }
      case 'inlineCode':
        return { kind: 'code', text: node.value }
      case 'code':
        return { kind: 'block', text: node.value }
      case 'break':
        return { kind: 'break' }
      case 'thematicBreak':
        return { kind: 'rule' }
      case 'paragraph':
      case 'strong':
      case 'emphasis':
      case 'blockquote':
      case 'listItem':
      case 'heading':
        return { kind: kinds[node.type], children: all(node.children, depth) }
      case 'list':
        return { kind: node.ordered ? 'steps' : 'list', children: all(node.children, depth) }
      case 'link':
        return /^https?:$/.test(URL.parse(node.url)?.protocol ?? '')
          ? { kind: 'link', to: node.url, children: all(node.children, depth) }
          : all(node.children, depth)
      default:
        return []
    }
  }
}
