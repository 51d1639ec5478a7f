import type { RouterContextProvider } from 'react-router'
import { textOf } from '#web/platform/forms/text-of.ts'
import { intendedFollow } from '#web/jobs/follow/intended-follow.ts'
import { siteContext } from '#web/platform/api/page-context.ts'

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Where a sign-up leads, from its form or its address: a page of this site, and an act on a job only when this browser proves that the visitor pressed it. */
export const provedNextOf = ({ request, url, context }: Arguments, values: Record<string, unknown>) =>
  intendedFollow.provedNext(request, textOf(values.next) || (url.searchParams.get('next') ?? ''), context.get(siteContext).origin.startsWith('https:'))
