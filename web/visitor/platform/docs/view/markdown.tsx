import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DocsLanguage } from '#contract/platform/docs/docs-contents.ts'
import { docsWords } from '../docs-languages.ts'
import type { DocNode } from '../source/doc-node.ts'
import { CodeBlock } from './code-block.tsx'
import './markdown.css'

type MarkdownProps = { nodes: DocNode[]; language: DocsLanguage }

/** A document as elements: nothing of it is ever HTML text. */
export const Markdown = ({ nodes, language }: MarkdownProps) => nodes.map((node, place) => <Part key={place} node={node} language={language} />)

function Part({ node, language }: { node: DocNode; language: DocsLanguage }): ReactNode {
  const within = 'children' in node && <Markdown nodes={node.children} language={language} />
  switch (node.kind) {
    case 'text':
      return node.text
    case 'break':
      return <br />
    case 'rule':
      return <hr />
    case 'code':
      return node.to ? (
        <Link to={node.to}>
          <code>{node.text}</code>
        </Link>
      ) : (
        <code translate="no">{node.text}</code>
      )
    case 'block':
      return <CodeBlock text={node.text} codeLanguage={node.language} language={language} />
    case 'heading':
      return <Heading node={node} language={language} />
    case 'paragraph':
      return <p>{within}</p>
    case 'strong':
      return <strong>{within}</strong>
    case 'emphasis':
      return <em>{within}</em>
    case 'quote':
      return <blockquote>{within}</blockquote>
    case 'list':
      return node.isOrdered ? <ol start={node.start}>{within}</ol> : <ul>{within}</ul>
    case 'item':
      return (
        <li>
          {node.children.length === 1 && node.children[0]?.kind === 'paragraph' ? <Markdown nodes={node.children[0].children} language={language} /> : within}
        </li>
      )
    case 'link':
      return node.to.startsWith('/') || node.to.startsWith('#') ? (
        <Link to={node.to}>{within}</Link>
      ) : (
        <a href={node.to} rel="noreferrer">
          {within}
        </a>
      )
    case 'table':
      return <Table node={node} language={language} />
    case 'cell':
      return within
  }
}

function Heading({ node, language }: { node: DocNode & { kind: 'heading' }; language: DocsLanguage }) {
  const Level = node.depth === 2 ? 'h2' : node.depth === 3 ? 'h3' : 'h4'
  return (
    <Level id={node.id}>
      <Markdown nodes={node.children} language={language} />{' '}
      <Link className="docs-anchor" to={`#${node.id}`} aria-label={docsWords[language].linkTo(node.text)}>
        #
      </Link>
    </Level>
  )
}

function Table({ node: { rows, ends }, language }: { node: DocNode & { kind: 'table' }; language: DocsLanguage }) {
  const [head = [], ...body] = rows
  const cells = (row: DocNode[], Cell: 'th' | 'td') =>
    row.map((cell, column) => (
      <Cell key={column} className={ends[column] ? 'r' : undefined} scope={Cell === 'th' ? 'col' : undefined}>
        <Part node={cell} language={language} />
      </Cell>
    ))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone, so the keyboard must reach it
    <div className="docs-table" tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {body.map((row, place) => (
            <tr key={place}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
