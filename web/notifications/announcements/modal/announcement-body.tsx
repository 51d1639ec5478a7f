import { Fragment, type ReactNode } from 'react'
import { announcementHref } from '#contract/notifications/announcements/announcement-href.ts'
import './announcement-body.css'

type AnnouncementTag = 'a' | 'strong' | 'em' | 'u' | 'p' | 'span'
export type AnnouncementNode = string | { tag: 'br' } | { tag: AnnouncementTag; href?: string; children: AnnouncementNode[] }

const token = /<(\/?)(a|strong|em|u|br|p|span)(?: href="([^"<>]*)")?(?: \/)?>/g
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const plain = (text: string) => text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]!)

/** An announcement's body as nodes: the seven tags with href and nothing else. Everything else is text; a newline is a line break. */
export function announcementNodes(message: string): AnnouncementNode[] {
  const root: AnnouncementNode[] = []
  const open: { tag: string; children: AnnouncementNode[] }[] = []
  const add = (...nodes: AnnouncementNode[]) => (open.at(-1)?.children ?? root).push(...nodes)
  let end = 0
  for (const { 0: whole, 1: slash, 2: tag, 3: href, index } of message.matchAll(token)) {
    add(...textNodes(message.slice(end, index)))
    end = index + whole.length
    if (tag === 'br') add({ tag })
    else if (slash) close(tag!)
    else {
      const node = { tag: tag as AnnouncementTag, ...(href && tag === 'a' ? { href: plain(href) } : {}), children: [] }
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

const textNodes = (text: string): AnnouncementNode[] =>
  text.split(/\r?\n/).flatMap((line, at): AnnouncementNode[] => [...(at > 0 ? [{ tag: 'br' as const }] : []), ...(line ? [plain(line)] : [])])

/** An announcement's text as React nodes: nothing in it is parsed as HTML by the browser. Links open in a new tab. */
export const AnnouncementBody = ({ message, id }: { message: string; id?: string }) => (
  <div className="announcement-body" id={id}>
    {shown(announcementNodes(message), true)}
  </div>
)

const shown = (nodes: AnnouncementNode[], isRoot: boolean): ReactNode =>
  // Nodes of a text have no identity but their place.
  nodes.map((node, at) => <Fragment key={at}>{typeof node === 'string' ? node : element(node, isRoot)}</Fragment>)

function element(node: Exclude<AnnouncementNode, string>, isRoot: boolean): ReactNode {
  if (node.tag === 'br') return <br />
  const children = shown(node.children, false)
  if (node.tag === 'a') {
    const href = isRoot || node.href ? announcementHref(node.href) : undefined
    return href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    )
  }
  // A browser ends a paragraph at a nested one, so inside another element it becomes a line.
  if (node.tag === 'p' && !isRoot) return <span className="announcement-line">{children}</span>
  const Tag = node.tag
  return <Tag>{children}</Tag>
}
