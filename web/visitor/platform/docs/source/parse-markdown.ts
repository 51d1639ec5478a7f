import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Nodes, RootContent } from 'mdast'
import { type DocNode, textOf } from './doc-node.ts'
import { headingIds } from './heading-ids.ts'
import { linkedPages } from './linked-pages.ts'

/** Markdown with tables as plain data. `resolve` says where a link leads; without an answer its words stay alone. What has no place in a document throws. */
export function parseMarkdown(text: string, resolve: (target: string) => string | undefined): DocNode[] {
  const idOf = headingIds()
  const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  return all(root.children)

  function all(nodes: readonly Nodes[]): DocNode[] {
    return nodes.flatMap((node) => read(node as RootContent))
  }

  function read(node: RootContent): DocNode | DocNode[] {
    switch (node.type) {
      case 'text':
        return { kind: 'text', text: node.value.replace(/^\[[ x]\] /, '☐ ') }
      case 'inlineCode':
        return { kind: 'code', text: node.value, ...(linkedPages.has(node.value) ? { to: node.value } : {}) }
      case 'code':
        return { kind: 'block', language: node.lang ?? '', text: node.value }
      case 'heading': {
        const children = all(node.children)
        const words = children.map(textOf).join('')
        return { kind: 'heading', depth: node.depth, id: idOf(words), text: words, children }
      }
      case 'paragraph':
      case 'strong':
      case 'emphasis':
        return { kind: node.type, children: all(node.children) }
      case 'blockquote':
        return { kind: 'quote', children: all(node.children) }
      case 'list':
        return { kind: 'list', isOrdered: node.ordered ?? false, start: node.start ?? 1, children: all(node.children) }
      case 'listItem':
        return { kind: 'item', children: all(node.children) }
      case 'link': {
        const to = resolve(node.url)
        const children = all(node.children)
        return to === undefined ? children : { kind: 'link', to, children }
      }
      case 'table':
        return {
          kind: 'table',
          ends: (node.align ?? []).map((align) => align === 'right'),
          rows: node.children.map((row) => row.children.map((cell) => ({ kind: 'cell', children: all(cell.children) }))),
        }
      case 'break':
        return { kind: 'break' }
      case 'thematicBreak':
        return { kind: 'rule' }
      default:
        throw new Error(`a document cannot hold ${node.type}, line ${node.position?.start.line}`)
    }
  }
}
