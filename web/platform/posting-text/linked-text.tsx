import { textLinks } from './text-links.ts'

/** A line of plain text with its addresses as links. */
export const LinkedText = ({ children }: { children: string }) =>
  textLinks(children).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  )
