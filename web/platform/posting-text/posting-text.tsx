import { Fragment } from 'react'
import { LinkedText } from './linked-text.tsx'
import styles from './posting-text.module.css'
import { textBlocks, type TextBlock } from './text-blocks.ts'

type PostingTextProps = { text: string /** The level of its headings on the page. */; heading?: 'h3' | 'h4' }

/** A company's plain text, formatted for reading. */
export const PostingText = ({ text, heading = 'h3' }: PostingTextProps) => (
  <div className={`prose ${styles.text}`}>
    {textBlocks(text).map((block, index) => (
      <Block key={index} block={block} Heading={heading} />
    ))}
  </div>
)

function Block({ block, Heading }: { block: TextBlock; Heading: 'h3' | 'h4' }) {
  if (block.kind === 'heading') return <Heading dir="auto">{block.text}</Heading>
  if (block.kind === 'paragraph')
    return (
      <p dir="auto">
        <Lines lines={block.lines} />
      </p>
    )

  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {block.items.map((item, index) => (
        <li key={index} dir="auto">
          <LinkedText>{item}</LinkedText>
        </li>
      ))}
    </List>
  )
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <LinkedText>{line}</LinkedText>
    </Fragment>
  ))
