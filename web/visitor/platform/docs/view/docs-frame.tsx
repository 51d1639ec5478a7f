import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { docsSearchAddress, guideAddress } from '#contract/platform/docs/docs-address.ts'
import type { DocsLanguage } from '#contract/platform/docs/docs-contents.ts'
import { docsWords, otherLanguage } from '../docs-languages.ts'
import type { DocsNavGroup } from '../source/docs-nav.ts'
import './docs-frame.css'

type DocsFrameProps = {
  language: DocsLanguage
  nav: DocsNavGroup[]
  address: string
  /** The same page in the other language; without one the switch leads to its first page. */
  other?: string | undefined
  typed?: string
  children: ReactNode
}

/** What stands around each page of the documentation: its head with search and language, and the contents, on narrow screens folded. */
export function DocsFrame({ language, nav, address, other, typed = '', children }: DocsFrameProps) {
  const { key } = useLocation()
  const words = docsWords[language]
  const another = otherLanguage(language)
  const contents = <Contents nav={nav} address={address} label={words.contents} />
  return (
    <div className="wrap docs" lang={language}>
      <header className="docs-head">
        <Link className="docs-home" to={guideAddress(language, 'index')}>
          {words.docs}
        </Link>
        <search className="docs-search">
          <Form action={docsSearchAddress(language)}>
            <input
              className="input"
              type="search"
              name="q"
              maxLength={200}
              defaultValue={typed}
              key={typed}
              aria-label={words.search}
              placeholder={words.search}
            />
            <button className="button">
              <Icon name="search" />
              {words.searchWord}
            </button>
          </Form>
        </search>
        <Link className="docs-language" to={other ?? guideAddress(another, 'index')} lang={another} hrefLang={another}>
          {docsWords[another].name}
        </Link>
      </header>
      <details className="docs-menu" key={key}>
        <summary>{words.contents}</summary>
        {contents}
      </details>
      <div className="docs-columns">
        <div className="docs-aside">{contents}</div>
        <article className="docs-page">{children}</article>
      </div>
    </div>
  )
}

const Contents = ({ nav, address, label }: Pick<DocsFrameProps, 'nav' | 'address'> & { label: string }) => (
  <nav aria-label={label}>
    {nav.map(({ name, links }) => (
      <div key={name}>
        <p className="docs-group">{name}</p>
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} aria-current={link.to === address ? 'page' : undefined}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)
