export type NoticeTag = 'a' | 'strong' | 'em' | 'u' | 'p' | 'span'
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
