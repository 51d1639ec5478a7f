import { href } from 'react-router'
import { Fragment, type MouseEvent } from 'react'
import { textLinks } from '#web/platform/posting-text/text-links.ts'

/** A user's text as they wrote it: keeps line breaks, links addresses, and interprets nothing else. */
export const MessageText = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} dir="auto">
      {paragraph.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          <Line text={line} />
        </Fragment>
      ))}
    </p>
  ))

const Line = ({ text }: { text: string }) =>
  textLinks(text, 'any').map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow" onClick={openOutside}>
        {part.text}
      </a>
    ),
  )

/** A link of another user leads to a page that says where it goes (threats.md T28). */
function openOutside(event: MouseEvent<HTMLAnchorElement>) {
  const { href: link } = event.currentTarget
  if (URL.parse(link)?.origin === location.origin) return
  event.preventDefault()
  window.open(`${href('/leaving')}?${new URLSearchParams({ to: link })}`, '_blank', 'noopener,noreferrer')
}
