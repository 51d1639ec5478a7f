import { Link } from 'react-router'
import { englishFrame } from '#web/platform/shell/frame-words/english-frame.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Highlight } from '#web/ui/text/highlight.tsx'
import type { Route } from './+types/docs-search-page.ts'
import { docsSearchAddress, guideAt } from '#contract/platform/docs/docs-address.ts'
import { docsWords, otherLanguage } from './docs-languages.ts'
import { searchDocuments } from './search/search-documents.ts'
import { docsNav } from './source/docs-nav.ts'
import { DocsFrame } from './view/docs-frame.tsx'

const LONGEST = 200

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const { language } = guideAt(pathname.slice('/docs'.length))
  const typed = (searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  return {
    language,
    frame: language === 'en' ? englishFrame : null,
    typed,
    nav: docsNav(language),
    hits: await searchDocuments(language, typed),
    elsewhere: (await searchDocuments(otherLanguage(language), typed)).length,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const language = loaderData?.language ?? 'ja'
  return pageMeta(matches, { title: docsWords[language].search, description: docsWords[language].lead, path: docsSearchAddress(language), noindex: true })
}

export default function DocsSearchPage({ loaderData: { language, typed, nav, hits, elsewhere } }: Route.ComponentProps) {
  const words = docsWords[language]
  const other = `${docsSearchAddress(otherLanguage(language))}?${new URLSearchParams({ q: typed })}`
  const wayElsewhere = elsewhere > 0 && (
    <Link to={other} hrefLang={otherLanguage(language)}>
      {words.elsewhere(elsewhere)}
    </Link>
  )
  return (
    <DocsFrame language={language} nav={nav} address={docsSearchAddress(language)} other={other} typed={typed}>
      <h1>
        {words.search} {typed !== '' && <output>{words.found(hits.length)}</output>}
      </h1>
      {typed === '' && <p>{words.askedNothing}</p>}
      {typed !== '' && hits.length === 0 && (
        <div className="docs-nothing">
          <EmptyState way={wayElsewhere}>{words.foundNothing}</EmptyState>
        </div>
      )}
      {hits.length > 0 && (
        <>
          <ul className="docs-hits" aria-label={words.results}>
            {hits.map(({ to, title, heading, excerpt }) => (
              <li key={to}>
                <Link to={to}>
                  <Highlight {...title} />
                  {heading && (
                    <>
                      {' › '}
                      <Highlight {...heading} />
                    </>
                  )}
                </Link>
                <p>
                  <Highlight {...excerpt} />
                </p>
              </li>
            ))}
          </ul>
          <p className="docs-elsewhere">{wayElsewhere}</p>
        </>
      )}
    </DocsFrame>
  )
}
