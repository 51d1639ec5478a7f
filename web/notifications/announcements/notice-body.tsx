import { Fragment, type ReactNode } from 'react'
import { noticeHref } from '#contract/notifications/announcements/notice-href.ts'
import { type NoticeNode, noticeNodes } from './notice-nodes.ts'
import './notice-body.css'

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
