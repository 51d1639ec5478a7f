import { Form, useNavigation } from 'react-router'
import { AiConsentTerms } from './ai-consent-terms.tsx'

/** The dialog's question as a part of the page. Who refused is not asked again, and finds here how to change one's mind. */
export function AiConsent({ isRefused }: { isRefused: boolean }) {
  const isBusy = useNavigation().state !== 'idle' || undefined
  return (
    <section className="panel stack" aria-labelledby="consent">
      <h2 id="consent">{isRefused ? 'AIインタビューは、断ったままです' : 'はじめる前に、同意を確かめます'}</h2>
      <AiConsentTerms />
      <Form method="post" className="row">
        <button type="submit" className="button primary" name="intent" value="agree" aria-disabled={isBusy}>
          同意してはじめる
        </button>
        {!isRefused && (
          <button type="submit" className="button" name="intent" value="refuse" aria-disabled={isBusy}>
            同意しない
          </button>
        )}
      </Form>
    </section>
  )
}
