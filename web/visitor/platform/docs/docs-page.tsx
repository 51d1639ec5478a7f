import { data, Link } from 'react-router'
import { englishFrame } from '#web/platform/shell/frame-words/english-frame.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/docs-page.ts'
import { docsLinks } from './docs-links.ts'
import type { DocsLanguage } from '#contract/platform/docs/docs-contents.ts'
import { docsWords } from './docs-languages.ts'
import { documentAt } from './source/documents.ts'
import { docsNav, turnsOf } from './source/docs-nav.ts'
import { DocsFrame } from './view/docs-frame.tsx'
import { Markdown } from './view/markdown.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const document = documentAt(params['*'])
  if (!document) throw data(null, { status: 404 })
  return { document, frame: document.language === 'en' ? englishFrame : null, nav: docsNav(document.language), ...turnsOf(document.language, document.address) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { title, description, address, language, other } = loaderData.document
  return [...pageMeta(matches, { title, description, path: address }), ...docsLinks(matches, language, address, other)]
}

export default function DocsPage({ loaderData: { document, nav, previous, next } }: Route.ComponentProps) {
  const { language, title, body, address, other } = document
  const words = docsWords[language]
  return (
    <DocsFrame language={language} nav={nav} address={address} other={other}>
      <h1>{title}</h1>
      <OnThisPage body={body} language={language} />
      <div className="docs-text">
        <Markdown nodes={body} language={language} />
      </div>
      {(previous ?? next) && (
        <nav className="docs-turns" aria-label={words.order}>
          {previous && (
            <Link to={previous.to} rel="prev">
              <small>{words.previous}</small>
              {previous.label}
            </Link>
          )}
          {next && (
            <Link className="next" to={next.to} rel="next">
              <small>{words.next}</small>
              {next.label}
            </Link>
          )}
        </nav>
      )}
    </DocsFrame>
  )
}

function OnThisPage({ body, language }: { body: Route.ComponentProps['loaderData']['document']['body']; language: DocsLanguage }) {
  const headings = body.filter((node) => node.kind === 'heading').filter(({ depth }) => depth === 2)
  if (headings.length < 2) return null
  const words = docsWords[language]
  return (
    <nav className="docs-toc" aria-label={words.onThisPage}>
      <p>{words.onThisPage}</p>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link to={`#${id}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
