import type { ReactNode } from 'react'
import { OutLink } from '#web/ui/out-link.tsx'
import type { ReleaseNode } from './release-node.ts'

/** Release notes as elements: nothing of them is ever HTML text. */
export const NoteText = ({ nodes }: { nodes: ReleaseNode[] }) => nodes.map((node, place) => <Part key={place} node={node} />)

function Part({ node }: { node: ReleaseNode }): ReactNode {
  const within = 'children' in node && <NoteText nodes={node.children} />
  switch (node.kind) {
    case 'text':
      return node.text
    case 'code':
      return <code>{node.text}</code>
    case 'block':
      return (
        <pre className="release-code">
          <code>{node.text}</code>
        </pre>
      )
    case 'break':
      return <br />
    case 'rule':
      return <hr />
    case 'link':
      return <OutLink href={node.to}>{within}</OutLink>
    case 'heading':
      return <h3>{within}</h3>
    case 'strong':
      return <strong>{within}</strong>
    case 'emphasis':
      return <em>{within}</em>
    case 'quote':
      return <blockquote>{within}</blockquote>
    case 'list':
      return <ul>{within}</ul>
    case 'steps':
      return <ol>{within}</ol>
    case 'item':
      return <li>{within}</li>
    case 'paragraph':
      return <p>{within}</p>
  }
}
