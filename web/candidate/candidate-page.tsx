import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Crumbs, type CrumbsProps } from '#web/ui/nav/crumbs.tsx'
import '#web/ui/styles/panel.css'
import './candidate-page.css'

type Props = {
  /** The class that says how wide the page is and how its parts stand. */
  look: string
  title: ReactNode
  crumbs?: CrumbsProps['to']
  /** What else the candidate can do here, beside the title. */
  act?: ReactNode
  intro?: ReactNode
  /** What a form of this page was answered, if the page keeps it itself; `null` where each form says it. */
  result?: FormResult | null | undefined
  children: ReactNode
}

/** A page of the candidate: where it stands, its title, what a form of it was answered. */
export function CandidatePage({ look, title, crumbs, act, intro, result, children }: Props) {
  const posted = useActionData<FormResult>()
  const heading = <h1>{title}</h1>
  return (
    <div className={`wrap ${look}`}>
      {crumbs && <Crumbs to={crumbs} here={title} />}
      {act ? (
        <div className="row between">
          {heading}
          {act}
        </div>
      ) : (
        heading
      )}
      {intro && <p className="prose">{intro}</p>}
      {result !== null && <FormAnswer result={result ?? posted} />}
      {children}
    </div>
  )
}

/** Title and description of a page of the candidate, which search engines leave out: `export const meta = candidateMeta({ … })`. */
export const candidateMeta =
  (page: Omit<Parameters<typeof pageMeta>[1], 'noindex'>) =>
  ({ matches }: { matches: Parameters<typeof pageMeta>[0] }) =>
    pageMeta(matches, { ...page, noindex: true })
