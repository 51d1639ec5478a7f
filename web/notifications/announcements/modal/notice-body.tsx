import { Fragment, type ReactNode } from 'react'
import { noticeHref } from '#contract/notifications/announcements/notice-href.ts'
import './notice-body.css'

type NoticeTag = 'a' | 'strong' | 'em' | 'u' | 'p' | 'span'
export type NoticeNode = string | { tag: 'br' } | { tag: NoticeTag; href?: string; children: NoticeNode[] }

const token = /<(\/?)(a|strong|em|u|br|p|span)(?: href="([^"<>]*)")?(?: \/)?>/g
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const plain = (text: string) => text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]!)

/** An announcement's body as nodes: the seven tags with href and nothing else. Everything else is text; a newline is a line break. */
export function noticeNodes(message: string): NoticeNode[] {
  const root: NoticeNode[] = []
  const open: { tag: string; children: NoticeNode[] }[] = []
  const add = (...nodes: NoticeNode[]) => (open.at(-1)?.children ?? root).push(...nodes)
  let end = 0
  for (const { 0: whole, 1: slash, 2: tag, 3: href, index } of message.matchAll(token)) {
    add(...textNodes(message.slice(end, index)))
    end = index + whole.length
    if (tag === 'br') add({ tag })
    else if (slash) close(tag!)
    else {
      const node = { tag: tag as NoticeTag, ...(href && tag === 'a' ? { href: plain(href) } : {}), children: [] }
      add(node)
      open.push(node)
    }
  }
  add(...textNodes(message.slice(end)))
  return root

  function close(tag: string) {
    const at = open.findLastIndex((one) => one.tag === tag)
    if (at >= 0) open.length = at
  }
}

const textNodes = (text: string): NoticeNode[] =>
  text.split(/\r?\n/).flatMap((line, at): NoticeNode[] => [...(at > 0 ? [{ tag: 'br' as const }] : []), ...(line ? [plain(line)] : [])])

/** An announcement's text as React nodes: nothing in it is parsed as HTML by the browser. Links open in a new tab. */
export const NoticeBody = ({ message, id }: { message: string; id?: string }) => (
  <div className="notice-body" id={id}>
    {shown(noticeNodes(message), true)}
  </div>
)

const shown = (nodes: NoticeNode[], isRoot: boolean): ReactNode =>
  // Nodes of a text have no identity but their place.
  nodes.map((node, at) => <Fragment key={at}>{typeof node === 'string' ? node : element(node, isRoot)}</Fragment>)

function element(node: Exclude<NoticeNode, string>, isRoot: boolean): ReactNode {
  if (node.tag === 'br') return <br />
  const children = shown(node.children, false)
  if (node.tag === 'a') {
    const href = isRoot || node.href ? noticeHref(node.href) : undefined
    return href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    )
  }
  // A browser ends a paragraph at a nested one, so inside another element it becomes a line.
  if (node.tag === 'p' && !isRoot) return <span className="notice-line">{children}</span>
  const Tag = node.tag
  return <Tag>{children}</Tag>
}
