import { type ReactNode, useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import { refusalOf } from '#web/platform/api/refusal.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import '../registration.css'

/** On a page whose address carries a token, requests for other files reveal no more than the origin. */
export const linkMeta: MetaDescriptor = { name: 'referrer', content: 'strict-origin' }

/** At most as long as the API reads; cut within a character it could not be written into an address again. */
export const tokenOf = (text: string) => text.slice(0, 200).toWellFormed()

export const tokenIn = (url: URL) => tokenOf(url.searchParams.get('token') ?? '')

/** The token of a mailed link: from the address at first, from the form after a refusal. */
export function useToken(fromAddress: string, result: FormResult | undefined) {
  useCleanAddress()
  return result?.saved === false ? textOf(result.values.token) : fromAddress
}

/** What a loader shows for a link that is used up, over or mistyped. Any other refusal says itself what is the matter. */
export function undefinedIfDead(error: unknown) {
  if (!['LINK_INVALID', 'INPUT_INVALID'].includes(refusalOf(error)?.code ?? '')) throw error
  return undefined
}

/** Removes a mailed token from the address bar, and with it from the history and from every program that reads the address. */
export function useCleanAddress() {
  useEffect(() => {
    if (location.search.includes('token=')) history.replaceState(history.state, '', location.pathname)
  }, [])
}

/** A link without its token, or a used one. */
export const DeadLink = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap registration">
    <h1>{title}</h1>
    <p className="note alert" role="alert">
      このリンクは使えません。使い終わったか、30分を過ぎています。
    </p>
    <p>{children}</p>
  </div>
)
