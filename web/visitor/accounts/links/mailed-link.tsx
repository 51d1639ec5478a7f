import { type ReactNode, useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import '../registration.css'

/** On a page whose address carries a token, requests for other files reveal no more than the origin. */
export const linkMeta: MetaDescriptor = { name: 'referrer', content: 'strict-origin' }

export const tokenIn = (url: URL) => url.searchParams.get('token')?.slice(0, 200) ?? ''

/** The token of a mailed link: from the address at first, from the form after a refusal. */
export function useToken(fromAddress: string, result: FormResult | undefined) {
  useCleanAddress()
  return result?.saved === false ? textOf(result.values.token) : fromAddress
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
